import type { NomeAcao } from '@portal/domain/guia/acao.tables.ts'
import { isTodaDatada } from '@portal/domain/guia/condicao.ts'
import type { EstadoGuia } from '@portal/domain/guia/estadoGuia.ts'
import { loadGuiaState } from '@portal/domain/guia/estadoGuia.ts'
import type { AcaoVista } from './acoesVistas.ts'

/** From the end of the guide's life backwards: the furthest one that is possible is what the person came for. */
const preferencia: readonly NomeAcao[] = [
  // Of a locked guide nothing else is.
  'unlock',
  'sendRecurso',
  'requestToken',
  'sendRepasse',
  'sign',
  'updateDataEvento',
  'sendJustificativa',
  'requestAuditoria',
  'uploadImagem',
]

/** What waits for the dates: one given later undoes the signature, and what is forwarded takes none any more. */
const aposDatas: ReadonlySet<NomeAcao> = new Set(['sign', 'requestToken', 'sendRepasse'])

/**
 * The action that stands out: an image does only where one is owed by now, else nothing may. What is signed does not know the
 * image that comes after it: one that is owed goes before the signature.
 */
export function chooseProxima(fase: readonly AcaoVista[], estado: EstadoGuia): NomeAcao | undefined {
  const { faltaImagemInicial, faltaImagemFinal } = estado
  const isDatada = isTodaDatada(loadGuiaState(estado))
  const possiveis = new Set(fase.filter(({ motivo }) => motivo === undefined).map(({ nome }) => nome))
  return preferencia.find((nome) => {
    if (aposDatas.has(nome) && !isDatada) return false
    if (nome === 'sign' && faltaImagemFinal && possiveis.has('uploadImagem')) return false
    if (nome === 'updateDataEvento' && isDatada) return false
    if (nome === 'uploadImagem' && !(faltaImagemInicial || (isDatada && faltaImagemFinal))) return false
    return possiveis.has(nome)
  })
}
