import type { Exclusao } from '@portal/domain/evento/regra/exclusao.ts'
import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import type { PrazoSenha } from '@portal/domain/liberacaoSenha/prazoSenha.ts'
import type { PrazoOrtodontia } from '@portal/domain/ortodontia/prazoOrtodontia.ts'
import type { CalendarioRepasse } from '@portal/domain/repasse/calendarioRepasse.ts'
import { type Db, statement } from '../db/client.ts'
import { listCalendarios } from '../repasse/calendario.store.ts'

const regras = statement<{ regra: RegraEvento }>(
  'regra.list',
  'select regra from regra_evento order by codigo_evento',
)
const exclusoes = statement<{ exclusao: Exclusao }>(
  'exclusao.list',
  'select exclusao from exclusao_evento order by id',
)

const prazosSenha = statement<PrazoSenha>(
  'prazoSenha.list',
  `select rede, codigo_tipo_atendimento as "codigoTipoAtendimento", desde, dias_validade as "diasValidade",
          dias_renovacao as "diasRenovacao", dias_urgencia as "diasUrgencia"
     from prazo_senha order by desde`,
)

const prazosOrtodontia = statement<PrazoOrtodontia>(
  'prazoOrtodontia.list',
  `select rede, desde, meses_iniciais as "mesesIniciais", meses_prorrogacao as "mesesProrrogacao",
          meses_maximo as "mesesMaximo", meses_abandono as "mesesAbandono", meses_folga as "mesesFolga",
          guias_prorrogacao as "guiasProrrogacao"
     from prazo_ortodontia order by rede, desde`,
)

/** The terms of orthodontics of every network. */
export const listPrazosOrtodontia = (db: Db): Promise<PrazoOrtodontia[]> => db.query(prazosOrtodontia)

/** The operator's rules as rows. */
export type LinhasRegras = {
  /** By code. */
  todas: RegraEvento[]
  exclusoes: Exclusao[]
  /** By the day on which they begin. */
  prazos: PrazoSenha[]
  prazosOrtodontia: PrazoOrtodontia[]
  calendarios: CalendarioRepasse[]
}

/** The events' rules, the pairs that exclude each other, the terms of passwords and of orthodontics, the payment calendars. */
export async function listRegras(db: Db): Promise<LinhasRegras> {
  const [linhas, pares, prazos, ortodontia, calendarios] = await Promise.all([
    db.query(regras),
    db.query(exclusoes),
    db.query(prazosSenha),
    listPrazosOrtodontia(db),
    listCalendarios(db),
  ])
  return {
    todas: linhas.map(({ regra }) => regra),
    exclusoes: pares.map(({ exclusao }) => exclusao),
    prazos,
    prazosOrtodontia: ortodontia,
    calendarios,
  }
}
