/* What starts by itself once it is imported: no part of the first scripts. */
import "./failed-pictures.ts";
import "./keep-clear.ts";
