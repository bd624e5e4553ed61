import { isRadiologia } from '@portal/domain/especialidade/especialidade.tables.ts'
import { isSenhaDoMes } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import { type EstadoEvento, type EstadoGuia, isEventoPagavel } from '@portal/domain/guia/estadoGuia.ts'
import { type EventoImagem, listImagensExigidas } from '@portal/domain/guia/imagensExigidas.ts'
import { faltaImagem, type ImagemExigida } from '@portal/domain/imagem/imagemExigida.ts'
import type { Db } from '../../db/client.ts'
import type { TabelaRegras } from '../../regraEvento/regras.ts'
import { type Evento, listEventosGuia, listEventosGuias } from './evento.store.ts'
import { findGuia, type Guia, listGuias } from './guia.store.ts'
import { type ImagemDaGuia, listImagensDeGuias, listImagensPresentes } from './imagemPresente.store.ts'

/** A guide with what its life depends on. `estado` is as stored: the domain applies the loading rules of Spec §4. */
export type GuiaCarregada = {
  guia: Guia
  eventos: Evento[]
  imagens: ImagemDaGuia[]
  imagensExigidas: ImagemExigida[]
  estado: EstadoGuia
}

/**
 * The provider's guide, or undefined: another's does not exist. With `travar`, its row is this transaction's until
 * the end, and events and images are read after the lock is held.
 */
export async function loadGuia(
  db: Db,
  tabela: TabelaRegras,
  hoje: string,
  codigoCredenciado: number,
  numeroFicha: number,
  travar = false,
): Promise<GuiaCarregada | undefined> {
  const [guia, eventos, imagens] = await Promise.all([
    findGuia(db, codigoCredenciado, numeroFicha, travar),
    listEventosGuia(db, codigoCredenciado, numeroFicha),
    listImagensPresentes(db, codigoCredenciado, numeroFicha),
  ])
  return guia && toGuiaCarregada(guia, eventos, imagens, tabela, hoje)
}

/** Several guides of the provider, with one statement for each thing that they depend on; in no order. */
export async function loadGuias(
  db: Db,
  tabela: TabelaRegras,
  hoje: string,
  codigoCredenciado: number,
  numerosFicha: readonly number[],
): Promise<GuiaCarregada[]> {
  const [guias, eventos, imagens] = await Promise.all([
    listGuias(db, codigoCredenciado, numerosFicha),
    listEventosGuias(db, codigoCredenciado, numerosFicha),
    listImagensDeGuias(db, codigoCredenciado, numerosFicha),
  ])
  return guias.map((guia) => {
    const isDela = (linha: { numeroFicha: number }) => linha.numeroFicha === guia.numeroFicha
    return toGuiaCarregada(guia, eventos.filter(isDela), imagens.filter(isDela), tabela, hoje)
  })
}

export function toGuiaCarregada(
  guia: Guia,
  eventos: Evento[],
  imagens: ImagemDaGuia[],
  tabela: TabelaRegras,
  hoje: string,
): GuiaCarregada {
  const imagensExigidas = listImagensExigidas(eventos.map(toEventoImagem), imagens, tabela.find, guia)
  return {
    guia,
    eventos,
    imagens,
    imagensExigidas,
    estado: {
      statusFicha: guia.statusFicha,
      codigoEtapaAtual: guia.codigoEtapaAtual,
      numeroFichaPrincipal: guia.numeroFichaPrincipal,
      statusAuditoria: guia.statusAuditoria,
      bloqueada: guia.bloqueada,
      senhaVencida: guia.validadeSenha < hoje,
      senhaRenovada: guia.renovadaEm !== null,
      senhaDoMes: isSenhaDoMes(guia.codigoTipoAtendimento),
      recemNato: guia.recemNato,
      assinada: guia.assinadaEm !== null,
      faltaImagemInicial: faltaImagem(imagensExigidas, 'inicial'),
      faltaImagemFinal: faltaImagem(imagensExigidas, 'final'),
      exame: isRadiologia(guia.codigoEspecialidade)
        ? { ate: guia.exameAte, encerrado: guia.exameAte !== null && guia.exameAte < hoje }
        : undefined,
      exameCapturado: guia.numeroPedidoExame !== null,
      exameEntregue: guia.numeroPedidoExame !== null && imagens.length > 0,
      eventos: eventos.map(toEstadoEvento),
    },
  }
}

/** What the guide's life needs to know of a stored event. */
export function toEstadoEvento(evento: Evento): EstadoEvento {
  const { autorizacao, dataRealizacao, naoRealizado, statusToken, tokensRejeitados, exigeToken, glosado } =
    evento
  const realizado = dataRealizacao !== null && isEventoPagavel(evento)
  return {
    autorizacao,
    dataRealizacao,
    naoRealizado,
    statusToken,
    tokensRejeitados,
    exigeToken,
    realizado,
    glosado,
  }
}

export function toEventoImagem(evento: Evento): EventoImagem {
  const { sequencialInclusao, codigoEvento, dente, regiao, autorizacao, naoRealizado } = evento
  return {
    numeroSequencialInclusao: sequencialInclusao,
    codigoEvento,
    codigoLocalizacao: dente ?? regiao,
    autorizacao,
    naoRealizado,
  }
}
