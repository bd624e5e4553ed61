import { ortodontia } from '@portal/contract/ortodontia.ts'
import { expect, it } from 'vitest'
import { createAssociado } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()
const LOGIN = 100002

/** Spec §7.7: whichever orthodontic specialty the provider has is the one that it would open a guide in. */
it.each([
  ['ortodontia', [6], null],
  ['só ortopedia funcional dos maxilares', [11], null],
  ['nenhuma das duas', [3], 'API-LIB-0005'],
])('a guia inicial a quem tem %s', async (_quais, especialidades, codigoErro) => {
  await t.rows('delete from credenciado_especialidade where codigo_credenciado = $1', [LOGIN])
  await t.rows(
    'insert into credenciado_especialidade (codigo_credenciado, codigo_especialidade) select $1, unnest($2::int[])',
    [LOGIN, especialidades],
  )
  t.forget()
  const query = { codigoAssociado: await createAssociado(t) }
  const { body } = await t.call(ortodontia.getCoberturaOrto, { query }, { as: await t.as(LOGIN) })
  expect(body.guias[0]).toMatchObject({ permitido: codigoErro === null, codigoErro })
})
