import type { CalendarioRepasse } from '@portal/domain/repasse/calendarioRepasse.ts'
import { type Db, statement } from '../db/client.ts'
import { readMany } from '../db/lockstep.ts'

const list = readMany(
  statement<CalendarioRepasse>(
    'calendario.list',
    `select rede, desde, dia_fechamento as "diaFechamento", dia_publicacao as "diaPublicacao",
          dia_pagamento as "diaPagamento", dias_apresentacao as "diasApresentacao"
     from calendario_repasse`,
  ),
)

/** The payment calendars of all networks, of every validity. */
export const listCalendarios = (db: Db): Promise<CalendarioRepasse[]> => db.query(list)
