import { exigeImagem, isImagemDoLugar, type MomentoImagem } from '@portal/domain/imagem/imagemExigida.ts'
import { isEvidencia } from '../../guia/pagamento/evidencia.ts'
import type { Momento } from '../guia/calendario.ts'
import type { GuiaVivida } from '../guia/esbocoGuia.ts'
import type { Item } from '../guia/item.ts'
import { type Acervo, type Filme, pickFilme } from '../radiografia/acervo.ts'
import type { LinhaSemeada } from './guiaSemeada.ts'
import { findMarcos, type Marcos } from './marcos.ts'

/** An image that the guide got: for which events, when, and which film it is. */
type Envio = {
  /** The one that asked for it first, and those whose place it shows too. */
  readonly itens: Item[]
  readonly momento: MomentoImagem
  readonly em: string
  readonly dente: string | null
  readonly filme: Filme
}

/**
 * When the initial images came: with the sending, or where that made the guide wait, with what ended the waiting.
 * One that still waits for documents has none: that is what it waits for.
 */
function findEnvioInicial(
  guia: GuiaVivida,
  { enviada, documentada, justificada }: Marcos,
): Momento | undefined {
  const esperou = guia.momentos.some(({ passo }) =>
    ['aguardandoDocumentacao', 'aguardandoJustificativa'].includes(passo.status),
  )
  return esperou ? (documentada ?? justificada) : enviada
}

/**
 * The final image comes with the date, and a guide goes on to payment only with it (Domínio §6.6). Where the payment was
 * denied for want of it (3067), it came with the appeal, if at all.
 */
function findEnvioFinal({ glosaPagamento }: Item, marcos: Marcos): Momento | undefined {
  if (marcos.processada && glosaPagamento?.codigoGlosa === '3067') return marcos.recorrida
  return (marcos.tokenPedido ?? marcos.repassada) ? marcos.datada : undefined
}

/** What the event's rule asks for, as far as the guide's life has come; a denied event is asked for nothing more. */
function listEnvios(guia: GuiaVivida, item: Item, marcos: Marcos): Omit<Envio, 'filme'>[] {
  const complementar = guia.numeroFichaPrincipal !== null
  const { dente } = item.local
  const quando = {
    inicial: complementar || item.decisao !== 'negado' ? findEnvioInicial(guia, marcos) : undefined,
    final: complementar || item.aprovado ? findEnvioFinal(item, marcos) : undefined,
  }
  return (['inicial', 'final'] as const).flatMap((momento) => {
    const em = quando[momento]?.em
    return em && exigeImagem(item.regra, momento) ? [{ itens: [item], momento, em, dente }] : []
  })
}

/** Each pending image with its film, but for those whose place another one shows already. */
function chooseFilmes(pedidos: readonly Omit<Envio, 'filme'>[], acervo: Acervo): Envio[] {
  const envios: Envio[] = []
  for (const pedido of pedidos) {
    const { itens, momento, dente } = pedido
    const mesma = envios.find((envio) => envio.momento === momento && isImagemDoLugar(envio, dente))
    if (mesma) {
      mesma.itens.push(...itens)
      continue
    }
    const [item] = itens
    const usadas = new Set(envios.map(({ filme }) => filme.sha256))
    const filme = item && pickFilme(acervo, { regra: item.regra, dente, momento }, usadas)
    if (filme) envios.push({ ...pedido, filme })
  }
  return envios
}

const nomeOf = ({ dente, momento }: Envio): string =>
  dente === null ? `panoramica-${momento}.jpg` : `periapical-${dente}-${momento}.jpg`

/** The sequence and the place of the events that an image is for, as its row keeps them. */
const toEventos = (guia: GuiaVivida, { itens }: Envio) =>
  itens.map((item) => ({
    numeroSequencialInclusao: guia.itens.indexOf(item) + 1,
    codigoLocalizacao: item.local.dente ?? item.local.regiao,
  }))

/** The first step that counted on an image which was there by then. */
export function findCongelamento({ momentos }: GuiaVivida, enviadaEm: string) {
  const momento = momentos.find(({ passo, em }) => em >= enviadaEm && isEvidencia(passo.acao))
  return { congelada_em: momento?.em ?? null, congelada_por: momento?.passo.acao ?? null }
}

/** The images that the guide has today, in the order in which they came. */
export function toLinhasImagem(
  guia: GuiaVivida,
  numeroFicha: number,
  acervo: Acervo,
): LinhaSemeada<'imagem_guia'>[] {
  const marcos = findMarcos(guia.momentos)
  const pedidos = guia.itens
    .flatMap((item) => listEnvios(guia, item, marcos))
    .sort((a, b) => (a.em === b.em ? 0 : a.em < b.em ? -1 : 1))
  return chooseFilmes(pedidos, acervo).map((envio, i) => ({
    numero_ficha: numeroFicha,
    sequencial: i + 1,
    codigo_credenciado: guia.credenciado.codigo,
    codigo_associado: guia.pedido.associado.linha.codigo,
    nome_arquivo: nomeOf(envio),
    ...envio.filme,
    // What came with the appeal is the appeal's.
    momento: envio.em === marcos.recorrida?.em ? 'recurso' : envio.momento,
    dente: envio.dente,
    enviada_em: envio.em,
    eventos: JSON.stringify(toEventos(guia, envio)),
    ...findCongelamento(guia, envio.em),
  }))
}
