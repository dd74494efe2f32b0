import { useState } from "react";
import { contact } from "#content/en/contact.ts";
import { Button } from "#web/ui/button/button.tsx";
import { ArrowUpRightIcon } from "#web/ui/icon/icon.tsx";
import { TricityDrawing } from "./tricity-drawing.tsx";
import "./contact-map.css";

const { map: words } = contact;
const [west, south, east, north] = words.bounds;
const middle = { latitude: ((south + north) / 2).toFixed(4), longitude: ((west + east) / 2).toFixed(4) };

const embedAddress = `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
  bbox: words.bounds.join(","),
  layer: "mapnik",
})}`;
const fullAddress = `https://www.openstreetmap.org/#map=14/${middle.latitude}/${middle.longitude}`;

/**
 * The city around the office: our own drawing, and the real map over it after a press. The map section is small
 * enough to show no border, because open data draws India's borders in a way that may not be published in India. The
 * place is named beside it.
 *
 * The map is not loaded unasked. It weighs more than the page and comes from another server. Where that server is
 * blocked or unreachable, the browser's blank error page would cover the drawing, and a script cannot tell that page
 * from a map. Without scripts the frame is there at once, lazy.
 */
export function ContactMap() {
  const [shown, setShown] = useState(false);
  return (
    <section className="contact-map" aria-labelledby="contact-map-title">
      <div className="contact-map__place">
        <h2 id="contact-map-title">{words.place}</h2>
        <p>{words.note}</p>
        <Button tone="secondary" className="contact-map__switch" onClick={() => setShown(!shown)}>
          {shown ? words.hide : words.show}
        </Button>
        <a href={fullAddress} target="_blank" rel="noopener">
          {words.open} <ArrowUpRightIcon />
        </a>
      </div>
      <div className="contact-map__ground">
        <TricityDrawing />
        <p className="contact-map__scale">{words.drawing.scale}</p>
        {shown ? (
          <MapFrame />
        ) : (
          <noscript>
            <MapFrame />
          </noscript>
        )}
      </div>
    </section>
  );
}

function MapFrame() {
  return (
    <div className="contact-map__sheet">
      <iframe
        className="contact-map__frame"
        title={words.title}
        src={embedAddress}
        width="860"
        height="480"
        loading="lazy"
        // The map's servers refuse a request without a referrer.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </div>
  );
}
