import type { DetalheErro } from '@portal/contract/errors.ts'
import type { NovidadeRecurso } from '@portal/contract/recursoGlosa.ts'
import { toBrasileira } from '@portal/domain/calendario/dataCivil.ts'
import { isMesmaImagem } from '@portal/domain/imagem/chaveImagem.ts'
import { isImagemDoLugar } from '@portal/domain/imagem/imagemExigida.ts'
import {
  isDeFaces,
  isMesmoDente,
  readDadoRecurso,
  type TipoDado,
} from '@portal/domain/recursoGlosa/dadoRecurso.ts'
import { listNovidadesItem } from '@portal/domain/recursoGlosa/itemRecurso.ts'
import type { TipoAnexo } from '@portal/domain/recursoGlosa/recurso.tables.ts'
import { civilDay } from '../runtime/clock.ts'
import type { Anexo, ImagemAcervo } from './anexo.store.ts'
import { codigosDe, type EventoGlosado } from './glosado.store.ts'
import { isJulgadaPara } from './novidadeImagem.ts'

/** What an appeal is read against: the patient's images, and the days on which the guide let its events be done. */
export type Apoio = {
  acervo: readonly ImagemAcervo[]
  hoje: string
  janela: { inicio: string; fim: string }
}

/** Why an image is nothing new for an event; undefined where it may be shown. */
function explainImagem(
  tipo: TipoAnexo,
  imagem: ImagemAcervo | undefined,
  evento: EventoGlosado,
  acervo: readonly ImagemAcervo[],
): string | undefined {
  if (!imagem) return 'Esta imagem não está no acervo do paciente.'
  const { nomeArquivo, momento, enviadaEm, dente } = imagem
  const { codigoLocalizacao, dataRealizacao } = evento
  if (!isImagemDoLugar(imagem, codigoLocalizacao)) {
    return `Uma imagem do dente ${dente} não mostra o dente ${codigoLocalizacao}.`
  }
  if (isJulgadaPara(imagem, evento, acervo)) {
    return `A imagem ${nomeArquivo} já estava na guia quando o evento foi negado.`
  }
  if (tipo !== 'imagemFinal') return undefined
  if (momento === 'inicial') return `A imagem ${nomeArquivo} mostra o dente antes do tratamento.`
  return dataRealizacao !== null && civilDay(enviadaEm) < dataRealizacao
    ? `A imagem ${nomeArquivo} é de antes da realização do evento.`
    : undefined
}

/** Why a datum is not taken; undefined where it is. */
function explainDado(
  tipo: TipoDado,
  lido: string | undefined,
  evento: EventoGlosado,
  { inicio, fim }: Apoio['janela'],
): string | undefined {
  const codigos = codigosDe(evento)
  if (!listNovidadesItem(codigos).some((pedida) => pedida.tipo === tipo)) {
    return tipo === 'data' ? 'Esta glosa não pede outra data.' : 'Esta glosa não pede outro lugar.'
  }
  if (tipo === 'dente') {
    if (lido === undefined) return 'Este dente, região ou face não existe.'
    return isDeFaces(codigos) && !isMesmoDente(lido, evento)
      ? 'Esta glosa pede as faces: o dente continua o mesmo.'
      : undefined
  }
  return lido === undefined || lido < inicio || lido > fim
    ? `A data tem de estar entre ${toBrasileira(inicio)} e ${toBrasileira(fim)}, quando a guia valia.`
    : undefined
}

export type NovidadesLidas = {
  anexos: Anexo[]
  dados: { dente: string | null; data: string | null }
  recusadas: DetalheErro[]
}

/** Reads what is new of an event, each file for one thing; what does not hold is told in `recusadas`. */
export function readNovidades(
  novidades: readonly NovidadeRecurso[],
  evento: EventoGlosado,
  { acervo, hoje, janela }: Apoio,
): NovidadesLidas {
  const { numeroFicha, sequencialInclusao } = evento
  const anexos = new Map<string, Anexo>()
  const lidas: NovidadesLidas = { anexos: [], dados: { dente: null, data: null }, recusadas: [] }
  const refuse = (mensagem: string) =>
    lidas.recusadas.push({ campo: 'novidades', item: sequencialInclusao, mensagem })
  for (const nova of novidades) {
    if ('valor' in nova) {
      const lido = readDadoRecurso(nova.tipo, nova.valor, hoje)
      const mensagem = explainDado(nova.tipo, lido, evento, janela)
      if (mensagem) refuse(mensagem)
      else if (lidas.dados[nova.tipo] !== null) refuse('O mesmo dado veio mais de uma vez.')
      else lidas.dados[nova.tipo] = lido ?? null
      continue
    }
    const { tipo, numeroFicha: fichaImagem, sequencial } = nova
    const imagem = acervo.find((each) => isMesmaImagem(each, nova))
    const chave = imagem?.sha256 ?? ''
    const mensagem = anexos.has(chave)
      ? 'A mesma imagem foi anexada mais de uma vez a este evento.'
      : explainImagem(tipo, imagem, evento, acervo)
    if (mensagem) refuse(mensagem)
    anexos.set(chave, { numeroFicha, sequencialInclusao, tipo, fichaImagem, sequencialImagem: sequencial })
  }
  return { ...lidas, anexos: [...anexos.values()] }
}
