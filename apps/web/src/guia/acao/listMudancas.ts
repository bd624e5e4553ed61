import type { EventoGuia } from '@portal/contract/evento.ts'
import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { showLocal } from '@portal/domain/dente/showLocal.ts'
import { acoesFeitas } from '@portal/domain/guia/acaoFeita.tables.ts'
import { showData } from '../../calendario/format.ts'
import { showValor } from '../../dinheiro/showValor.ts'

/** "de 14/11/2026 para 12/11/2026" of each thing in the line of an event that is no longer as it was. */
function compareEvento(antes: EventoGuia | undefined, depois: EventoGuia): string[] {
  const nome = [showLocal(depois.codigoLocalizacao, depois.codigoFace), depois.descricao]
    .filter(Boolean)
    .join(' ')
  if (!antes) return [`${nome}: entrou na guia.`]
  const { dataRealizacao, valor, autorizacao, naoRealizado, statusToken } = antes
  const isOutra =
    autorizacao !== depois.autorizacao ||
    naoRealizado !== depois.naoRealizado ||
    statusToken !== depois.statusToken
  return [
    dataRealizacao !== depois.dataRealizacao &&
      `${nome}: a data mudou de ${sayData(dataRealizacao)} para ${sayData(depois.dataRealizacao)}.`,
    valor !== depois.valor &&
      `${nome}: o valor mudou de ${showValor(valor)} para ${showValor(depois.valor)}.`,
    isOutra && `${nome}: a situação mudou.`,
  ].filter((dito) => dito !== false)
}

const sayData = (data: string | null): string => (data === null ? 'nenhuma' : showData(data))

/**
 * What became of a guide between two of its versions, a sentence each: its events one by one, and of all else the words of
 * its history. Never nothing: two changes may take each other back.
 */
export function listMudancas(antes: GuiaDetalhada, depois: GuiaDetalhada): string[] {
  const eventos = depois.eventos.flatMap((evento) =>
    compareEvento(
      antes.eventos.find(
        ({ numeroSequencialInclusao }) => numeroSequencialInclusao === evento.numeroSequencialInclusao,
      ),
      evento,
    ),
  )
  const passos = depois.historico
    .slice(antes.historico.length)
    .filter(({ acao }) => acao !== acoesFeitas.updateDataEvento)
    .map(({ acao, motivo }) => [acao, motivo].filter(Boolean).join(': '))
  const mudancas = [...eventos, ...passos]
  return mudancas.length > 0 ? mudancas : ['A guia foi salva de novo.']
}
