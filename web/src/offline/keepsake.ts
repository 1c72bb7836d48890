import "../styles/index.css";

import { mount } from "svelte";

import Book from "./Book.svelte";
import { whole } from "./book";

const place = document.getElementById("app");
if (place) void whole().then(({ id }) => mount(Book, { target: place, props: { id } }));
