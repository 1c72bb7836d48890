/** Something asked of the service while a page is shown. */

import { Failed } from "../api";
import { t } from "../i18n/index.svelte";

export interface Loaded<T> {
  readonly value: T | null;
  /** Why there is nothing, in a sentence. */
  readonly problem: string | null;
  /** There is no such thing: asking again would not help. */
  readonly isMissing: boolean;
  again(): void;
}

/**
 * Ask now, and again whenever something changes that the question reads (the language, say). What was there
 * stays until the new answer has come, so that nothing flashes. To be called while a component is made.
 */
export function loaded<T>(ask: () => Promise<T>): Loaded<T> {
  let value = $state.raw<T | null>(null);
  let problem = $state<string | null>(null);
  let isMissing = $state(false);
  let times = $state(0);

  $effect(() => {
    void times;
    let isLate = false;
    ask().then(
      (answer) => {
        if (isLate) return;
        value = answer;
        problem = null;
      },
      (error: unknown) => {
        if (isLate) return;
        problem = error instanceof Failed ? error.sentence : t("failed-service");
        isMissing = error instanceof Failed && error.status === 404;
      },
    );
    return () => void (isLate = true);
  });

  return {
    get value() {
      return value;
    },
    get problem() {
      return problem;
    },
    get isMissing() {
      return isMissing;
    },
    again: () => void (times += 1),
  };
}
