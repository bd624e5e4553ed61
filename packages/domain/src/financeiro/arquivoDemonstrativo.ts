import { toBrasileira } from '../calendario/dataCivil.ts'
import { listPalavras } from '../texto/palavra.ts'

/** Of whom may be many names; a file's name has room for some of them. */
const MAXIMO_DE_QUEM = 60

/** What a statement's file is called, as paper and as a sheet: the day of its payment, and of whom where it is a part. */
export const nameArquivoDemonstrativo = (pagamento: string, deQuem: string | undefined): string =>
  nameArquivo(['demonstrativo', toBrasileira(pagamento, '-')], deQuem)

/** The same of guides of any payment, which has the day on which it was asked for. */
export const nameArquivoDeGuias = (hoje: string, deQuem: string | undefined): string =>
  nameArquivo(['demonstrativo', 'guias', toBrasileira(hoje, '-')], deQuem)

function nameArquivo(partes: readonly string[], deQuem: string | undefined): string {
  const quem = listPalavras(deQuem ?? '')
    .join('-')
    .slice(0, MAXIMO_DE_QUEM)
    .replace(/-$/, '')
  return [...partes, quem].filter(Boolean).join('-')
}
