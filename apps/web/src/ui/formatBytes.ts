const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

/** `1,2 MB`, `380 KB`. */
export function formatBytes(bytes: number): string {
  if (bytes >= 1_000_000) return `${decimal.format(bytes / 1_048_576)} MB`
  return `${Math.max(1, Math.round(bytes / 1024))} KB`
}
