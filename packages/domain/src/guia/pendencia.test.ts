import { expect, it } from 'vitest'
import { sayDesbloqueio } from './esperaBloqueio.tables.ts'
import { etapas } from './etapa.tables.ts'
import { findPendencia, isPlanoAEnviar, statusPendentes, toPrazoDito } from './pendencia.ts'
import { describeGuia } from './perspectiva.ts'
import { statusADecidir, statusFichas } from './statusFicha.tables.ts'

const guias = statusFichas.flatMap(({ codigo }) =>
  etapas.map((linha) => ({ statusFicha: codigo, codigoEtapaAtual: linha.codigo })),
)

it('whatever is to be decided and "Com você" waits for something of the practice, and nothing else does', () => {
  expect(guias.filter((guia) => findPendencia(guia) !== undefined)).toEqual(
    guias.filter(
      (guia) =>
        statusADecidir.includes(guia.statusFicha) &&
        describeGuia(guia, '2026-11-24').responsavel === 'credenciado',
    ),
  )
})

it('what waits is pending by its status, or by its plan', () => {
  expect(guias.filter((guia) => statusPendentes.includes(guia.statusFicha) || isPlanoAEnviar(guia))).toEqual(
    guias.filter((guia) => findPendencia(guia) !== undefined),
  )
})

it('unlocked, a plan that is to be sent goes by itself, and that is said of no other guide', () => {
  expect(guias.filter((guia) => sayDesbloqueio(guia) !== 'A guia foi desbloqueada.')).toEqual(
    guias.filter(isPlanoAEnviar),
  )
})

it('the term of a plan that is to be sent is not told, and every other is', () => {
  const prazo = '2026-11-30'
  expect(guias.filter((guia) => toPrazoDito({ ...guia, prazo }) !== prazo)).toEqual(
    guias.filter(isPlanoAEnviar),
  )
})
