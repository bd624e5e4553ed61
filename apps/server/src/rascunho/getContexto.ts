import type { rascunho } from '@portal/contract/rascunho.ts'
import type { Reply } from '@portal/contract/route.ts'
import { toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import type { EventoRealizado, EventoReservado, ImagemContexto } from '@portal/domain/evento/contexto.ts'
import { SEM_PRECO } from '@portal/domain/evento/regra/price.ts'
import { tellCopart } from '@portal/domain/evento/regra/tellCopart.ts'
import type { Tratamento } from '@portal/domain/ortodontia/tratamento.ts'
import { listOfertados } from '../evento/listEventos.ts'
import { createContextoGuia, type FatosGuia } from '../guia/fatos/fatosGuia.ts'
import { readFatosGuia } from '../guia/fatos/leitura.ts'
import { loadGuia } from '../guia/fatos/loadGuia.ts'
import { priceCada } from '../guia/fatos/precoGuia.ts'
import type { Handler } from '../http/handler.ts'

/**
 * The engine's whole input but the items being typed: the browser advises with what the server decides with. Every
 * rule goes along, for the history and the main guide hold events that this guide may not; to who has them already, none.
 */
export const getContexto: Handler<typeof rascunho.getContexto> = async (context) => {
  const { query, db, sessao, services, hoje, fail, trilha } = context
  const tabela = await services.regras.get()
  const carregada = await loadGuia(db, tabela, hoje, sessao.codigoCredenciado, query.numeroFicha)
  if (!carregada) return fail('API-GTO-0001')
  const { guia, imagens } = carregada
  trilha({ codigoAssociado: guia.codigoAssociado, objeto: `guia ${guia.numeroFicha}` })
  const fatos = await readFatosGuia(db, tabela, guia, hoje)
  const ofertados = listOfertados(tabela, guia)
  const unidades = ofertados.map(({ codigoEvento }) => ({ codigoEvento, quantidade: 1 }))
  const precos = await priceCada(db, fatos, unidades)
  return {
    ...toContexto(fatos, imagens, query.versaoRegras),
    precos: ofertados.map(({ codigoEvento }, i) => ({
      codigoEvento,
      valor: toValor((precos[i] ?? SEM_PRECO).valorCentavos),
      ...tellCopart(precos[i] ?? SEM_PRECO),
    })),
  }
}

type Contexto = Omit<Reply<typeof rascunho.getContexto>, 'precos'>

/** The engine's own types: read-only, and with fields that are undefined where the wire has none. */
type Solto<T> = T extends object ? { readonly [K in keyof T]: Solto<T[K]> | undefined } : T

/** Nothing of a draft is of a day before what is reserved: when that was authorised does not travel. */
const withoutAutorizacao = ({ autorizadoEm: _dia, ...reservado }: EventoReservado) => reservado

/** What orders the events of one day, and of late ones, decides payments alone, and does not travel. */
const withoutOrdem = ({ ordem: _ordem, tardio: _tardio, desloca, ...feito }: EventoRealizado) => ({
  ...feito,
  desloca: desloca === false ? desloca : undefined,
})

/** Nor does that an image is a report. */
const withoutLaudo = ({ laudo: _laudo, ...imagem }: ImagemContexto) => imagem

/** What the rules ask of a treatment, without what else is stored of it. */
const toTratamentoContexto = (tratamento: Tratamento | undefined): Tratamento | undefined =>
  tratamento && {
    estado: tratamento.estado,
    inicio: tratamento.inicio,
    fim: tratamento.fim,
    mesesConcedidos: tratamento.mesesConcedidos,
    instalacao: tratamento.instalacao,
    passos: tratamento.passos,
    manutencoes: tratamento.manutencoes,
  }

function toContexto(
  fatos: FatosGuia,
  imagens: Parameters<typeof createContextoGuia>[1]['imagens'],
  versaoConhecida: string | undefined,
): Contexto {
  const { hoje, guia, tabela } = fatos
  // Nearly all of the reply, and the same for every guide until the operator changes them.
  const { todas: regras, exclusoes } = versaoConhecida === tabela.versao ? {} : tabela
  const momento = 'digitacao'
  const dados = createContextoGuia(fatos, { momento, itens: [], imagens, justificativa: undefined })
  const { associado, plano, credenciado, historico, dentesAusentes, ortodontia } = dados
  const { denticaoManual: _typed, ...doAssociado } = associado
  const itensPrincipal = dados.guia.itensPrincipal?.map(({ ordem: _ordem, ...item }) => item)
  const solto: Solto<Contexto> = {
    hoje,
    versaoRegras: tabela.versao,
    regras,
    exclusoes,
    associado: doAssociado,
    plano,
    credenciado,
    guia: {
      codigoEspecialidade: guia.codigoEspecialidade,
      codigoTipoAtendimento: guia.codigoTipoAtendimento,
      emergencia: guia.emergencia,
      recemNato: guia.recemNato,
      itensPrincipal,
      solicitanteInformado: dados.guia.solicitanteInformado,
      examesAprovados: dados.guia.examesAprovados,
      dataAutorizacao: dados.guia.dataAutorizacao,
      inicioUrgencia: dados.guia.inicioUrgencia,
      validadeSenha: dados.guia.validadeSenha,
    },
    historico: historico.map((evento) =>
      evento.data === undefined ? withoutAutorizacao(evento) : withoutOrdem(evento),
    ),
    dentesAusentes,
    ortodontia: ortodontia && { ...ortodontia, tratamento: toTratamentoContexto(ortodontia.tratamento) },
    imagens: dados.imagens.map(withoutLaudo),
  }
  // JSON leaves out what is undefined.
  return solto as Contexto
}
