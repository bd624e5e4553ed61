import { expect, it } from 'vitest'
import { findDente } from '../../dente/dente.tables.ts'
import { findRegraEvento } from './eventos.tables.ts'
import { listFacesPossiveis } from './formaEvento.ts'

it.each([
  ['as do dente', '83000135', '55', 'MODVP'],
  ['nenhuma de um dente que não é do evento', '83000135', '16', ''],
  ['nenhuma onde o evento não as tem', '85200158', '26', ''],
  ['só as que o evento aceita', '84000074', '26', 'O'],
])('as faces possíveis: %s', (_nome, codigo, numero, esperadas) => {
  const [regra, dente] = [findRegraEvento(codigo), findDente(numero)]
  if (!regra || !dente) throw new Error(`${codigo} no ${numero} não existe`)
  expect([...listFacesPossiveis(regra, dente)].toSorted()).toEqual([...esperadas].toSorted())
})
