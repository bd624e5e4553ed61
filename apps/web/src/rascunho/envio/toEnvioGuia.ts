import type { guia } from '@portal/contract/guia.ts'
import { toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import type { Static } from 'typebox'
import type { Conteudo } from '../estado/rascunhoReducer.ts'

export type EnvioGuia = Static<typeof guia.sendGuia.body>

/** Screen -> request of envio-gto. Empty texts stay out: the call takes a text of one character or none at all. */
export function toEnvioGuia(numeroFicha: number, conteudo: Conteudo): EnvioGuia {
  const observacao = toTextoGuardado(conteudo.observacao)
  const justificativa = toTextoGuardado(conteudo.justificativa)
  return {
    numeroFicha,
    eventos: conteudo.itens.map(({ sequencial, codigoEvento, dente, regiao, faces, quantidade }) => ({
      codigoEvento,
      quantidade,
      numeroSequenciaInclusao: sequencial,
      ...((dente ?? regiao) && { codigoLocalizacao: dente ?? regiao }),
      ...(faces && { codigoFace: faces }),
    })),
    ...(observacao && { descricaoObservacao: observacao }),
    ...(justificativa && { justificativaTecnica: justificativa }),
  }
}
