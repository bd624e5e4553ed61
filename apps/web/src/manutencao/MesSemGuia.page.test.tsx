import { manutencao } from '@portal/contract/manutencao.ts'
import { textosMenuBloqueio } from '@portal/domain/menu/menuBloqueio.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerMenu } from '../testing/answerMenu.ts'
import { answer } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { focusByKeyboard } from '../testing/focusByKeyboard.ts'
import { openPage } from '../testing/open.tsx'
import { ano } from './manutencao.fixture.ts'

const liberacao = `/portal/solicitarAutorizacao?paciente=${ano.chaveAssociado}&especialidade=6&tipo=8`
/** The treatment, whose maintenance of this November has no guide yet. */
const semGuia = {
  ...ano,
  meses: ano.meses.map((mes) => (mes.estado === 'devido' ? { ...mes, numeroFicha: null } : mes)),
}
const TRATAMENTO = '/portal/manutencoes?aba=ano&tratamento=42'
const daPagina = page.getByRole('main')

beforeEach(() => {
  answer(manutencao.getMes, { mes: '2026-11', ultimoDia: '2026-11-30', codigoEspecialidade: 6 })
  answer(manutencao.listAnos, { anos: [semGuia] })
  answer(manutencao.getAno, semGuia)
})

test('do mês sem guia, o tratamento leva à liberação dela para o paciente; de outro mês, não', async () => {
  openPage(TRATAMENTO)
  const caminho = daPagina.getByRole('link', { name: 'Liberar a guia' })
  await expect.element(caminho).toHaveAttribute('href', liberacao)
  expect(caminho.elements()).toHaveLength(1)
  await expectAccessible()
  await page.viewport(360, 800)
  await expectAccessible()
})

test('a quem não libera senha, o caminho fica no mês e diz por quê', async () => {
  answerMenu({ bloqueados: ['SOLIC_AUTO'] })
  openPage(TRATAMENTO)
  const fechado = daPagina.getByRole('button', { name: 'Liberar a guia' })
  await expect.element(fechado).toBeVisible()
  await expectAccessible()
  await focusByKeyboard(fechado)
  await expect.element(page.getByRole('tooltip', { name: textosMenuBloqueio.servidor })).toBeVisible()
  expect(daPagina.getByRole('link', { name: 'Liberar a guia' }).elements()).toEqual([])
})

test('no ano, o mês a liberar leva à liberação da guia', async () => {
  openPage('/portal/manutencoes?aba=ano')
  await expect
    .element(daPagina.getByRole('link', { name: /^A liberar.*, Otávio Nunes$/ }))
    .toHaveAttribute('href', liberacao)
  await expectAccessible()
})

test('no ano, a quem não libera senha o mês a liberar é só palavra', async () => {
  answerMenu({ fora: ['SOLIC_AUTO'] })
  openPage('/portal/manutencoes?aba=ano')
  await expect.element(daPagina.getByRole('link', { name: 'Otávio Nunes' })).toBeVisible()
  await expect.element(daPagina.getByText(/^A liberar/).first()).toBeInTheDocument()
  expect(daPagina.getByRole('link', { name: /^A liberar/ }).elements()).toEqual([])
})
