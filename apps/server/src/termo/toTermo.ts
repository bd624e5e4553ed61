import type { TermoAceito, TermoPendente } from '@portal/contract/termo.ts'
import type { LinhaAceite } from './aceite.store.ts'
import type { Documento, Pendente } from './documento.store.ts'

/** A unit as the call tells it: the principal code has no name. */
const toUnidade = (unidade: string): string | null => unidade || null

const toDocumento = ({ codigoDocumento, titulo, versao, publicadoEm, sha256 }: Documento) => ({
  codigoDocumento,
  titulo,
  versao,
  publicadoEm: publicadoEm.toISOString(),
  sha256,
})

export const toTermoPendente = (linha: Pendente): TermoPendente => ({
  ...toDocumento(linha),
  texto: linha.texto,
  faltam: linha.faltam.map(toUnidade),
  anterior:
    linha.versaoAnterior !== null && linha.anteriorEm !== null
      ? { versao: linha.versaoAnterior, em: linha.anteriorEm.toISOString() }
      : null,
})

/** The acceptances of one document each, in the order of the rows. */
export function toTermosAceitos(linhas: readonly LinhaAceite[]): (TermoAceito & { texto: string })[] {
  return [...Map.groupBy(linhas, ({ codigoDocumento }) => codigoDocumento).values()].flatMap((doTermo) => {
    const [primeira] = doTermo
    if (!primeira) return []
    const aceites = doTermo.map(({ unidade, em, login, nome, ip, protocolo }) => ({
      unidade: toUnidade(unidade),
      em: em.toISOString(),
      login,
      nome,
      ip,
      protocolo,
    }))
    return [{ ...toDocumento(primeira), texto: primeira.texto, aceites }]
  })
}
