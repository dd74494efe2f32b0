/** Meena's mark: a speech bubble that is a leaf. */
export function MeenaMark() {
  return (
    <svg className="meena-mark" width="30" height="30" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 20v-8a8 8 0 0 1 8-8h8v8a8 8 0 0 1-8 8Z" />
      <path d="m4 20 10-10m-5.500 5.500v-4.500m0 4.500H13" />
    </svg>
  );
}
