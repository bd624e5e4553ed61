import { expect, it } from 'vitest'
import { type EnvioEvento, type ParteEnvio, tellEnvio } from './statusEnvioEvento.ts'

const erro = { erro: 'Sem conexão.' }

it.each<[guardado: 'ENVIADO' | undefined, partes: ParteEnvio[], EnvioEvento]>([
  [undefined, [], { status: 'EDITAVEL' }],
  ['ENVIADO', [], { status: 'ENVIADO' }],
  [undefined, ['naFila'], { status: 'PENDENTE' }],
  ['ENVIADO', ['naFila', 'naFila'], { status: 'PENDENTE' }],
  [undefined, [erro], { status: 'ERRO', motivo: 'Sem conexão.' }],
  ['ENVIADO', ['naFila', erro], { status: 'ERRO', motivo: 'Sem conexão.' }],
  ['ENVIADO', [erro, { erro: 'Outro.' }], { status: 'ERRO', motivo: 'Sem conexão.' }],
])('of %s with %j left to send: %j', (guardado, partes, envio) => {
  expect(tellEnvio(guardado, partes)).toEqual(envio)
})
