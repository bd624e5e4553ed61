import type { DetalheErro } from '@portal/contract/errors.ts'
import type { NovidadeRecurso } from '@portal/contract/recursoGlosa.ts'
import { listLacunas } from '@portal/domain/recursoGlosa/modeloTexto.ts'
import { decideTipoGlosa } from '@portal/domain/recursoGlosa/recurso.tables.ts'
import { toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import type { Anexo } from './anexo.store.ts'
import { codigosDe, type EventoGlosado } from './glosado.store.ts'
import { type Apoio, readNovidades } from './readNovidades.ts'
import type { NovoItem } from './recurso.store.ts'

/** What an appeal says, as it came. */
export type Pedido = {
  eventos: readonly {
    numeroSequencialInclusao: number
    justificativa: string
    novidades?: readonly NovidadeRecurso[]
  }[]
  desistencias: readonly { numeroSequencialInclusao: number; motivo: string }[]
}

type Recusa = { codigo: 'API-REC-0004' | 'API-REC-0005'; detalhes: DetalheErro[] }

/** What an appeal says of each denied event, and what it shows; or why it is refused. */
export type Lido = { itens: NovoItem[]; anexos: Anexo[] } | Recusa

/** What is named is among the denied events, once. */
function findIntruso(
  { eventos, desistencias }: Pedido,
  glosados: readonly EventoGlosado[],
): Recusa | undefined {
  const ditos = [...eventos, ...desistencias].map(({ numeroSequencialInclusao }) => numeroSequencialInclusao)
  const detalhes = ditos.flatMap((numero, i) => {
    const isGlosado = glosados.some(({ sequencialInclusao }) => sequencialInclusao === numero)
    if (isGlosado && ditos.indexOf(numero) === i) return []
    const mensagem = isGlosado
      ? `O evento ${numero} veio mais de uma vez.`
      : `O pagamento não negou o evento ${numero} desta guia.`
    return [{ campo: 'eventos', item: numero, mensagem }]
  })
  return detalhes.length > 0 ? { codigo: 'API-REC-0004', detalhes } : undefined
}

/** A model is no reason while its blanks are not filled in. */
const refuseLacunas = ({ sequencialInclusao, justificativa }: NovoItem): DetalheErro[] =>
  listLacunas(justificativa).map((lacuna) => ({
    campo: 'justificativa',
    item: sequencialInclusao,
    mensagem: `Escreva o que está em ${lacuna}, ou apague.`,
  }))

/**
 * What is kept of an appeal: every denied event of the guide, appealed, given up or left out. An image has to be the
 * patient's, of the event's place and new since the denial; a datum has to exist.
 */
export function readPedido(pedido: Pedido, glosados: readonly EventoGlosado[], apoio: Apoio): Lido {
  const intruso = findIntruso(pedido, glosados)
  if (intruso) return intruso
  const lidos = glosados.map((evento) => {
    const isDele = (dito: { numeroSequencialInclusao: number }) =>
      dito.numeroSequencialInclusao === evento.sequencialInclusao
    const recorrido = pedido.eventos.find(isDele)
    const desistido = pedido.desistencias.find(isDele)
    const { anexos, dados, recusadas } = readNovidades(recorrido?.novidades ?? [], evento, apoio)
    const item: NovoItem = {
      numeroFicha: evento.numeroFicha,
      sequencialInclusao: evento.sequencialInclusao,
      destino: recorrido ? 'recorrido' : desistido ? 'desistido' : 'omitido',
      codigosGlosa: codigosDe(evento),
      tipoGlosa: decideTipoGlosa(evento),
      justificativa: toTextoGuardado(recorrido?.justificativa ?? ''),
      motivo: desistido ? toTextoGuardado(desistido.motivo) : null,
      denteNovo: dados.dente,
      dataNova: dados.data,
      recursadoCentavos: recorrido ? evento.glosaCentavos : 0,
    }
    return { item, anexos, recusadas: [...recusadas, ...refuseLacunas(item)] }
  })
  const detalhes = lidos.flatMap(({ recusadas }) => recusadas)
  if (detalhes.length > 0) return { codigo: 'API-REC-0005', detalhes }
  return { itens: lidos.map(({ item }) => item), anexos: lidos.flatMap(({ anexos }) => anexos) }
}
