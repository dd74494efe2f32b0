/** Meena's mark: a speech bubble with a leaf in it. */
export function MeenaMark() {
  return (
    <svg className="meena-mark" width="30" height="30" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 4h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-6l-5 4v-4H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3Z" />
      <path d="M9 14v-2a4 4 0 0 1 4-4h2v2a4 4 0 0 1-4 4Zm0 0 3-3" />
    </svg>
  );
}
