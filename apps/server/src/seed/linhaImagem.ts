import { exigeImagem, isImagemDoLugar, type MomentoImagem } from '@portal/domain/imagem/imagemExigida.ts'
import { type Acervo, type Filme, pickFilme } from './acervo.ts'
import type { Momento } from './calendario.ts'
import type { GuiaVivida } from './esbocoGuia.ts'
import type { Linha } from './guiaSemeada.ts'
import type { Item } from './item.ts'
import { findMarcos, type Marcos } from './marcos.ts'

/** An image that the guide got: of which event, when, and which film it is. */
type Envio = {
  readonly item: Item
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
 * The final image comes with the date, and a guide goes on to payment only with it (Spec §4). Where the payment was
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
    return em && exigeImagem(item.regra, momento) ? [{ item, momento, em, dente }] : []
  })
}

/** Each pending image with its film, but for those whose place another one shows already. */
function chooseFilmes(pedidos: readonly Omit<Envio, 'filme'>[], acervo: Acervo): Envio[] {
  const envios: Envio[] = []
  for (const pedido of pedidos) {
    const { item, momento, dente } = pedido
    if (envios.some((envio) => envio.momento === momento && isImagemDoLugar(envio, dente))) continue
    const usadas = new Set(envios.map(({ filme }) => filme.sha256))
    const filme = pickFilme(acervo, { regra: item.regra, dente, momento }, usadas)
    if (filme) envios.push({ ...pedido, filme })
  }
  return envios
}

const nomeOf = ({ dente, momento }: Envio): string =>
  dente === null ? `panoramica-${momento}.jpg` : `periapical-${dente}-${momento}.jpg`

/** The images that the guide has today, in the order in which they came. */
export function toLinhasImagem(
  guia: GuiaVivida,
  numeroFicha: number,
  acervo: Acervo,
): Linha<'imagem_guia'>[] {
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
    momento: envio.momento,
    dente: envio.dente,
    enviada_em: envio.em,
  }))
}
