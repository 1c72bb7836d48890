/** The hints of a first table: whether there are any, and whether they are out of the way on a phone. */

export const hints = $state({ areThere: false, areFolded: false });
