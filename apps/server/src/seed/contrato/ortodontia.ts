import { redes } from '@portal/domain/rede/rede.data.ts'
import type { Row } from '../database/insertTabelas.ts'
import { PLANOS } from './plano.data.ts'

// As migration 0095 gives them to an installation that is running.
const desde = '2015-01-01'

/** The terms of orthodontics in the three networks. */
export const createPrazosOrtodontia = (): Row[] =>
  redes.map(({ codigo }) => ({
    rede: codigo,
    desde,
    meses_iniciais: 12,
    meses_prorrogacao: 12,
    meses_maximo: 24,
    meses_abandono: 6,
    meses_folga: 6,
    guias_prorrogacao: 2,
  }))

/** What the plans say of orthodontics: a treatment in a lifetime, two of a premium plan, from the age of 6 on. */
export const createPlanosOrtodontia = (): Row[] =>
  PLANOS.filter(({ ortodontia }) => ortodontia).map(({ codigo, tipo }) => ({
    codigo_plano: codigo,
    desde,
    tratamentos_vida: tipo === 'premium' ? 2 : 1,
    idade_minima: 6,
    idade_maxima: null,
    percentual_coparticipacao: null,
  }))
