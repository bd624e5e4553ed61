import type { DetalheErro } from '@portal/contract/errors.ts'
import type { NovidadeRecurso } from '@portal/contract/recursoGlosa.ts'
import { isImagemDoLugar } from '@portal/domain/imagem/imagemExigida.ts'
import { readDadoRecurso } from '@portal/domain/recursoGlosa/dadoRecurso.ts'
import { decideTipoGlosa } from '@portal/domain/recursoGlosa/recurso.tables.ts'
import { toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import type { Anexo, ImagemAcervo } from './anexo.store.ts'
import { codigosDe, type EventoGlosado } from './glosado.store.ts'
import { isJulgadaPara } from './novidadeImagem.ts'
import type { NovoItem } from './recurso.store.ts'

type Pedido = {
  eventos: readonly {
    numeroSequenciaInclusao: number
    justificativa: string
    novidades?: readonly NovidadeRecurso[]
  }[]
  desistencias?: readonly { numeroSequenciaInclusao: number; motivo: string }[]
}

type Recusa = { codigo: 'API-REC-0004' | 'API-REC-0005'; detalhes: DetalheErro[] }

/** What an appeal says of each denied event, and what it shows; or why it is refused. */
export type Lido = { itens: NovoItem[]; anexos: Anexo[] } | Recusa

/** What is named is among the denied events, once. */
function findIntruso(
  { eventos, desistencias = [] }: Pedido,
  glosados: readonly EventoGlosado[],
): Recusa | undefined {
  const ditos = [...eventos, ...desistencias].map(({ numeroSequenciaInclusao }) => numeroSequenciaInclusao)
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

/** Why an image is nothing new for an event; undefined where it may be shown. */
function explainImagem(
  imagem: ImagemAcervo | undefined,
  evento: EventoGlosado,
  acervo: readonly ImagemAcervo[],
) {
  if (!imagem) return 'Esta imagem não está no acervo do paciente.'
  const { codigoLocalizacao } = evento
  if (!isImagemDoLugar(imagem, codigoLocalizacao)) {
    return `Uma imagem do dente ${imagem.dente} não mostra o dente ${codigoLocalizacao}.`
  }
  return isJulgadaPara(imagem, evento, acervo)
    ? `A imagem ${imagem.nomeArquivo} já estava na guia quando o evento foi negado.`
    : undefined
}

/** Reads what is new of an event; what does not hold goes to `recusadas`. */
function readNovidades(
  novidades: readonly NovidadeRecurso[],
  evento: EventoGlosado,
  { acervo, hoje }: { acervo: readonly ImagemAcervo[]; hoje: string },
) {
  const anexos = new Map<string, Anexo>()
  const dados: { dente: string | null; data: string | null } = { dente: null, data: null }
  const recusadas: DetalheErro[] = []
  const refuse = (mensagem: string) =>
    recusadas.push({ campo: 'novidades', item: evento.sequencialInclusao, mensagem })
  for (const nova of novidades) {
    if ('valor' in nova) {
      const lido = readDadoRecurso(nova.tipo, nova.valor, hoje)
      if (lido === undefined)
        refuse(
          nova.tipo === 'data'
            ? 'A data não existe ou está no futuro.'
            : 'Este dente, região ou face não existe.',
        )
      else if (dados[nova.tipo] !== null) refuse('O mesmo dado veio mais de uma vez.')
      else dados[nova.tipo] = lido
      continue
    }
    const { tipo, numeroFicha, sequencial } = nova
    const imagem = acervo.find((each) => each.numeroFicha === numeroFicha && each.sequencial === sequencial)
    const mensagem = explainImagem(imagem, evento, acervo)
    if (mensagem) refuse(mensagem)
    anexos.set(`${tipo} ${numeroFicha} ${sequencial}`, {
      numeroFicha: evento.numeroFicha,
      sequencialInclusao: evento.sequencialInclusao,
      tipo,
      fichaImagem: numeroFicha,
      sequencialImagem: sequencial,
    })
  }
  return { anexos: [...anexos.values()], dados, recusadas }
}

/**
 * What is kept of an appeal: every denied event of the guide, appealed, given up or left out. An image has to be the
 * patient's, of the event's place and new since the denial; a datum has to exist.
 */
export function readPedido(
  pedido: Pedido,
  glosados: readonly EventoGlosado[],
  apoio: { acervo: readonly ImagemAcervo[]; hoje: string },
): Lido {
  const intruso = findIntruso(pedido, glosados)
  if (intruso) return intruso
  const lidos = glosados.map((evento) => {
    const isDele = (dito: { numeroSequenciaInclusao: number }) =>
      dito.numeroSequenciaInclusao === evento.sequencialInclusao
    const recorrido = pedido.eventos.find(isDele)
    const desistido = pedido.desistencias?.find(isDele)
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
    return { item, anexos, recusadas }
  })
  const detalhes = lidos.flatMap(({ recusadas }) => recusadas)
  if (detalhes.length > 0) return { codigo: 'API-REC-0005', detalhes }
  return { itens: lidos.map(({ item }) => item), anexos: lidos.flatMap(({ anexos }) => anexos) }
}
