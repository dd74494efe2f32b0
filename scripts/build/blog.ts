/** `npm run blog`: writes the modules that are generated from content/blog/. */
import { writeBlog } from "./blog/compile-blog.ts";

writeBlog();
