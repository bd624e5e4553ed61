import type { NomeAcao } from '@portal/domain/guia/acao.tables.ts'
import { isTodaDatada } from '@portal/domain/guia/condicao.ts'
import type { EstadoGuia } from '@portal/domain/guia/estadoGuia.ts'
import { loadGuiaState } from '@portal/domain/guia/estadoGuia.ts'
import type { AcaoVista } from './acoesVistas.ts'

/** From the end of the guide's life backwards: the furthest one that is possible is what the person came for. */
const preferencia: readonly NomeAcao[] = [
  'requestToken',
  'sendRepasse',
  'sign',
  'updateDataEvento',
  'sendJustificativa',
  'requestAuditoria',
  'uploadImagem',
]

/** The action that stands out. Signing waits for the dates, since a date given later undoes the signature. */
export function chooseProxima(fase: readonly AcaoVista[], estado: EstadoGuia): NomeAcao | undefined {
  const isDatada = isTodaDatada(loadGuiaState(estado))
  const possiveis = new Set(fase.filter(({ motivo }) => motivo === undefined).map(({ nome }) => nome))
  return preferencia.find((nome) => {
    if (nome === 'sign' && !isDatada) return false
    if (nome === 'updateDataEvento' && isDatada) return false
    return possiveis.has(nome)
  })
}
