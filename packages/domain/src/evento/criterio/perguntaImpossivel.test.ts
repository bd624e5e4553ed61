import { expect, it } from 'vitest'
import { createDados, item } from '../contexto.fixture.ts'
import { createContexto } from '../createContexto.ts'
import { findRegraEvento } from '../regra/eventos.tables.ts'
import { listErrosPergunta } from './perguntaImpossivel.ts'

it.each([
  ['a tooth and a face', '85100196', '16', 'O', []],
  ['no tooth yet', '85100196', '', 'O', []],
  ['a tooth that does not exist', '85100196', '90', 'O', ['3022 dente']],
  ['no face yet', '85100196', '16', '', []],
  ['a deciduous tooth for a permanent one', '85200158', '65', '', []],
  ['a permanent tooth for a deciduous one', '83000089', '16', '', []],
  ['a face too many', '85100196', '16', 'OM', ['3023 faces']],
  ['a face that the tooth has not', '85100196', '16', 'I', ['3023 faces']],
  ['a region that the event does not take', '85300039', 'LG', '', ['3021 regiao']],
  ['the number of canals varies', '85200166', '26', '', []],
  ['what the guideline of use does not cover there', '85400149', '11', '', []],
  ['nor another guideline', '85400114', '16', '', []],
  ['faces that no tooth has together', '85100200', '', 'OI', ['3023 faces']],
  ['faces before their tooth', '85100200', '', 'OM', []],
])('%s: %s on %s %s', (_nome, codigoEvento, lugar, faces, erros) => {
  const regra = findRegraEvento(codigoEvento)
  if (!regra) throw new Error('no rule')
  const alvo = item(codigoEvento, lugar, faces)
  const contexto = createContexto(createDados({ momento: 'elegibilidade' }))
  const achados = listErrosPergunta(alvo, regra, contexto)
  expect(achados.map(({ codigoGlosa, campo }) => `${codigoGlosa} ${campo}`)).toEqual(erros)
})
