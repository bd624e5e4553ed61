/**
 * The first civil day on which nothing that speaks against an event stands any more; undefined where something does that
 * no day cures, or where nothing speaks against it.
 */
export function findPossivel(
  contrarios: readonly { readonly possivelEm?: string | undefined }[],
): string | undefined {
  const dias = contrarios.map(({ possivelEm }) => possivelEm)
  return dias.every((dia) => dia !== undefined) ? dias.toSorted().at(-1) : undefined
}
