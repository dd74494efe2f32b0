/**
 * Requests pictures that did not load again when the browser is online again, such as those of a slide that was first
 * shown without a network: no browser does that by itself.
 */
export function retryFailedPictures(): void {
  addEventListener("online", () => {
    for (const picture of document.images) {
      const hasFailed = picture.complete && picture.naturalWidth === 0;
      // The browser takes a `src` that is written anew for another picture.
      if (hasFailed) picture.setAttribute("src", picture.src);
    }
  });
}
