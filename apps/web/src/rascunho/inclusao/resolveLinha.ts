import type { LeituraLinha, LinhaEvento } from '@portal/domain/evento/linha/linhaEvento.ts'
import { searchEventos } from '@portal/domain/evento/linha/searchEventos.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { findEvento, isNomeDo } from '../../evento/useBuscaEvento.ts'
import { SELECAO_VAZIA, type Selecao } from '../../odontograma/estado/selecao.ts'
import type { NovoItem } from '../estado/edicao.ts'
import { type Candidato, explainFora, listCandidatos, type Oferta } from './listCandidatos.ts'
import { withFacesDitas } from './noDente.ts'
import { toNovosItens } from './toNovosItens.ts'

/** An event that waits for its place, with as many of it as were typed. */
export type Pendente = { readonly codigoEvento: string; readonly quantidade?: number | undefined }

/** What a line makes: items, an event that waits for its place, a place that waits for its event, or nothing yet. */
export type Resolucao =
  | { readonly tipo: 'itens'; readonly itens: readonly NovoItem[] }
  | { readonly tipo: 'falta'; readonly pendente: Pendente; readonly mensagem: string }
  | { readonly tipo: 'lugar'; readonly selecao: Selecao }
  | { readonly tipo: 'erro'; readonly mensagem: string }

type Meio = Oferta & {
  /** An event chosen before, which takes a line without one. */
  pendente: Pendente | undefined
  /** What is chosen on the chart, which takes a line without a place. */
  selecao: Selecao
}

const fail = (mensagem: string): Resolucao => ({ tipo: 'erro', mensagem })

function toSelecaoDaLinha({ dente, regiao, faces }: LinhaEvento): Selecao {
  if (dente) return { tipo: 'dentes', dentes: [{ dente, faces }] }
  return regiao ? { tipo: 'regiao', regiao } : SELECAO_VAZIA
}

/** The event that a line means: its code, the best match of its words that can be there, or the one chosen before. */
function readEvento(linha: LinhaEvento, meio: Meio): Candidato | undefined {
  const { codigoEvento, palavras } = linha
  if (!codigoEvento && palavras) return listCandidatos(palavras, linha, meio.selecao, meio)[0]
  const evento = findEvento(meio.eventos, codigoEvento ?? meio.pendente?.codigoEvento)
  return evento && { evento }
}

/** Why the words find nothing: an event known elsewhere is named, with the specialty that does it. */
function explainPalavras(palavras: string, { outros, minhas }: Pick<Oferta, 'outros' | 'minhas'>): string {
  const [achado] = searchEventos(outros, palavras)
  const fora = achado && explainFora(achado.evento, minhas)
  return fora ? `${achado.evento.descricao}. ${fora}` : `Nenhum evento desta especialidade com “${palavras}”.`
}

function resolveUma(leitura: LeituraLinha, meio: Meio): Resolucao {
  if (!leitura.ok) return fail(leitura.erros[0]?.mensagem ?? '')
  const { linha, texto } = leitura
  const { dente, regiao, faces, codigoEvento, palavras } = linha
  const hasLugar = dente !== undefined || regiao !== undefined
  const noDente = withFacesDitas(meio.selecao, hasLugar ? '' : faces)
  const lido = readEvento(linha, meio)
  if (!lido) {
    if (codigoEvento)
      return fail(`O evento ${formatCodigoEvento(codigoEvento)} não é oferecido nesta especialidade.`)
    if (palavras) return fail(explainPalavras(palavras, meio))
    return (hasLugar || faces) && linha.quantidade === undefined
      ? { tipo: 'lugar', selecao: hasLugar ? toSelecaoDaLinha(linha) : noDente }
      : fail(`Faltou o código do evento em “${texto}”.`)
  }
  const { evento, impossivel } = lido
  // Words choose nothing that cannot be; a code that was typed whole is taken, and the rules say what is wrong with it.
  if (impossivel) return fail(impossivel)
  if (codigoEvento && !isNomeDo(evento, palavras)) return fail(`Não entendemos “${palavras}” em “${texto}”.`)
  const isPendente = codigoEvento === undefined && palavras === undefined
  const quantidade = linha.quantidade ?? (isPendente ? meio.pendente?.quantidade : undefined)
  const muitos = quantidade !== undefined && { quantidade }
  // A place that was typed is taken as it is: the rules then say what is wrong with it, and how to mend it.
  if (hasLugar)
    return { tipo: 'itens', itens: [{ codigoEvento: evento.codigoEvento, dente, regiao, faces, ...muitos }] }
  const inclusao = toNovosItens(evento, noDente)
  return 'itens' in inclusao
    ? { tipo: 'itens', itens: inclusao.itens.map((item) => ({ ...item, ...muitos })) }
    : { tipo: 'falta', pendente: { codigoEvento: evento.codigoEvento, ...muitos }, mensagem: inclusao.falta }
}

/** What all of the line makes; several events go in together or not at all, so that nothing is lost in silence. */
export function resolveLinha(leituras: readonly LeituraLinha[], meio: Meio): Resolucao {
  const resolucoes = leituras.map((leitura) => resolveUma(leitura, meio))
  const [primeira] = resolucoes
  if (!primeira || resolucoes.length === 1) return primeira ?? fail('Escreva o evento.')
  const itens: NovoItem[] = []
  for (const [indice, resolucao] of resolucoes.entries()) {
    if (resolucao.tipo === 'itens') itens.push(...resolucao.itens)
    else if (resolucao.tipo === 'erro')
      // A whole column may be pasted: the line is told that is to be mended.
      return fail(`Em “${leituras[indice]?.texto ?? ''}”: ${resolucao.mensagem}`)
    else {
      const falta = resolucao.tipo === 'falta' ? 'o lugar' : 'o evento'
      return fail(`Faltou ${falta} em “${leituras[indice]?.texto ?? ''}”.`)
    }
  }
  return { tipo: 'itens', itens }
}
