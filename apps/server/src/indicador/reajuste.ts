import type { indicador as contrato } from '@portal/contract/indicador.ts'
import { indicadores } from '@portal/domain/indicador/indicador.tables.ts'
import { findDataBase, findNegociacao } from '@portal/domain/indicador/negociacao.ts'
import { computeReajuste } from '@portal/domain/indicador/reajuste.ts'
import { findContrato } from '../credenciado/contrato.store.ts'
import type { Db } from '../db/client.ts'
import type { Handler } from '../http/handler.ts'
import type { Sessao } from '../http/sessao.ts'
import { measureCriterios, toCriterio, toNivel, toResultado } from './criterio.ts'
import { type FiguraUnidade, listPorUnidade } from './indicador.store.ts'
import { findRegra, findUltimaTabela, listMetas, listNiveis, type Regra } from './meta.store.ts'
import { loadQuadro, toComum, toNumero } from './quadro.ts'

const ORDEM: readonly string[] = indicadores.map(({ codigo }) => codigo)

/** The rule of the login's network, and the figures that it is held against, unit by unit. */
async function loadReajuste(db: Db, sessao: Sessao, hoje: string) {
  const quadro = await loadQuadro(db, sessao)
  const { rede } = sessao
  const [metas, regra, niveis, figuras] = await Promise.all([
    listMetas(db, rede, hoje),
    findRegra(db, rede, hoje),
    listNiveis(db, rede, hoje),
    quadro.janela ? listPorUnidade(db, quadro.visao, quadro.janela) : [],
  ])
  // Before the first computation there is nothing to come to a bonus.
  const contrato = { regra, niveis, todas: quadro.todas && quadro.janela !== undefined }
  return {
    comum: toComum(quadro),
    metas: metas.toSorted((a, b) => ORDEM.indexOf(a.indicador) - ORDEM.indexOf(b.indicador)),
    figuras,
    contrato,
  }
}

/** The figures of each unit, by its name; those of no unit last. */
function groupUnidades(figuras: readonly FiguraUnidade[]) {
  const nomes = [...new Set(figuras.map(({ unidade }) => unidade))]
  return nomes.map((unidade) => ({
    unidade,
    figuras: figuras.filter((figura) => figura.unidade === unidade),
  }))
}

const toNegociacao = (regra: Regra | undefined, hoje: string) => (regra ? findNegociacao(regra, hoje) : null)

/** What the criteria met come to. Operadora §5. */
export const getBonus: Handler<typeof contrato.getBonus> = async ({ db, sessao, hoje }) => {
  const { comum, metas, figuras, contrato } = await loadReajuste(db, sessao, hoje)
  return { ...comum, ...toResultado(measureCriterios(metas, figuras), contrato) }
}

/** The rule, and each criterion with the provider's own figure and what is missing. */
export const getRegraElegibilidade: Handler<typeof contrato.getRegraElegibilidade> = async ({
  db,
  sessao,
  hoje,
}) => {
  const { comum, metas, figuras, contrato } = await loadReajuste(db, sessao, hoje)
  const { regra, niveis } = contrato
  return {
    ...comum,
    regra: regra
      ? { vigenteDesde: regra.desde, fonte: regra.fonte, teto: toNumero(regra.tetoPontosBase) }
      : null,
    niveis: niveis.map(toNivel),
    criterios: measureCriterios(metas, figuras).map(toCriterio),
  }
}

/** What the criteria that each unit meets come to. */
export const listBonusUnidades: Handler<typeof contrato.listBonusUnidades> = async ({ db, sessao, hoje }) => {
  const { comum, metas, figuras, contrato } = await loadReajuste(db, sessao, hoje)
  return {
    ...comum,
    unidades: groupUnidades(figuras).map(({ unidade, figuras: dela }) => ({
      unidade,
      ...toResultado(measureCriterios(metas, dela), contrato),
    })),
  }
}

/** The criteria with each unit's own figures. */
export const listReajusteUnidades: Handler<typeof contrato.listReajusteUnidades> = async ({
  db,
  sessao,
  hoje,
}) => {
  const { comum, metas, figuras } = await loadReajuste(db, sessao, hoje)
  return {
    ...comum,
    unidades: groupUnidades(figuras).map(({ unidade, figuras: dela }) => ({
      unidade,
      criterios: measureCriterios(metas, dela).map(toCriterio),
    })),
  }
}

/** The last readjustment, as the prices tell it; the day of the next one, and when it is negotiated. */
export const getUltimoReajuste: Handler<typeof contrato.getUltimoReajuste> = async ({ db, sessao, hoje }) => {
  const [tabela, { inicioContrato }, regra] = await Promise.all([
    findUltimaTabela(db, sessao.rede, hoje),
    findContrato(db, sessao.codigoCredenciado),
    findRegra(db, sessao.rede, hoje),
  ])
  return {
    ultimo: tabela
      ? {
          data: tabela.data,
          percentual: toNumero(computeReajuste(tabela.antigoCentavos, tabela.novoCentavos)),
          motivo: tabela.motivo,
          fonte: tabela.fonte,
        }
      : null,
    proximaDataBase: findDataBase(inicioContrato, hoje),
    negociacao: toNegociacao(regra, hoje),
  }
}

/** What the home page tells of it. */
export const getReajusteBonificacao: Handler<typeof contrato.getReajusteBonificacao> = async ({
  db,
  sessao,
  hoje,
}) => {
  const { comum, metas, figuras, contrato } = await loadReajuste(db, sessao, hoje)
  return {
    ...comum,
    ...toResultado(measureCriterios(metas, figuras), contrato),
    negociacao: toNegociacao(contrato.regra, hoje),
  }
}
