import type { Plugin } from "vite";
import { postsFolder, writeBlog } from "./compile-blog.ts";

/** Keeps the generated modules in step with the posts: at each build, and at each save while developing. */
export function blogPosts(): Plugin {
  return {
    name: "blog-posts",
    buildStart: writeBlog,
    configureServer({ watcher, config }) {
      watcher.add(postsFolder);
      watcher.on("all", (_event, file) => {
        if (!file.startsWith(postsFolder)) return;
        try {
          writeBlog();
        } catch (error) {
          // A post that is half written is no reason to end the server.
          config.logger.error((error as Error).message);
        }
      });
    },
  };
}
