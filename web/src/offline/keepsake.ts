import "../styles/index.css";

import { mount } from "svelte";

import { ready } from "../i18n/index.svelte";
import Book from "./Book.svelte";
import { whole } from "./book";

const place = document.getElementById("app");
if (place)
  void Promise.all([whole(), ready]).then(([{ id }]) => mount(Book, { target: place, props: { id } }));
