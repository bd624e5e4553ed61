import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { REGRAS_EVENTO } from '@portal/domain/evento/regra/eventos.tables.ts'
import { expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()

it('offers every event but those hidden in the portal (Spec §6), with what the form asks about', async () => {
  const { body } = await t.call(elegibilidade.listEventos, {}, { as: await t.as(100001) })
  const codigos = body.map(({ codigoEvento }) => codigoEvento)
  expect(codigos).not.toContain('81000073')
  const esperados = REGRAS_EVENTO.filter(({ codigoEvento }) => codigoEvento !== '81000073')
  expect(codigos.toSorted()).toEqual(esperados.map(({ codigoEvento }) => codigoEvento).toSorted())
  expect(body.find(({ codigoEvento }) => codigoEvento === '85100200')).toEqual({
    codigoEvento: '85100200',
    descricao: 'Restauração em resina fotopolimerizável 2 faces',
    local: 'dente',
    dentes: expect.arrayContaining(['26', '55']),
    regioes: [],
    facesMinimo: 2,
    facesMaximo: 2,
    codigosAntigos: expect.any(Array),
    especialidades: expect.arrayContaining([1, 2]),
  })
})
