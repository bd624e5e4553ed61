import { credenciado } from '@portal/contract/credenciado.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { guia } from '@portal/contract/guia.ts'
import { pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerHome } from '../testing/answerHome.ts'
import { answerMenu } from '../testing/answerMenu.ts'
import { answer, hold, refuse, sent, sentHeaders } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { expectNoSideScroll } from '../testing/expectNoSideScroll.ts'
import { expectMissing, refuseGuia } from '../testing/guiaAusente.ts'
import { openPage } from '../testing/open.tsx'
import { permissoesSem } from '../testing/permissoesSem.ts'
import { readRows } from '../testing/readRows.ts'
import { walkTo } from '../testing/walkTo.ts'
import { theme } from '../ui/theme.ts'
import { sem } from './inativos.fixture.ts'

const dialogo = page.getByRole('dialog', { name: 'Beneficiários inativos' })
const ciente = dialogo.getByRole('button', { name: 'Estou ciente' })
const busca = page.getByRole('searchbox', { name: 'Paciente' })
const dadas = () => sent(pacienteInativo.acknowledgePendentes).map(({ body }) => body)

beforeEach(() => {
  answerHome()
  answer(pacienteInativo.listPendentes, {
    nomeCredenciado: 'Clínica Sorriso Pleno',
    dataEncaminhamento: '2026-11-21',
    pacientesInativos: [
      { numeroFicha: 700001, nomeAssociado: 'Mariana Alves Ribeiro', fimCobertura: '2026-10-31' },
      { numeroFicha: 700002, nomeAssociado: 'Otávio Nunes', fimCobertura: null },
    ],
  })
  answer(pacienteInativo.acknowledgePendentes, {})
})

test('na entrada diz de quem são as guias; dá-se ciência do que se leu, e o início se lê de novo', async () => {
  openPage('/portal')
  const tabela = dialogo.getByRole('table', {
    name: 'Guias de beneficiários inativos, na lista de 21/11/2026',
  })
  await expect.element(tabela).toBeVisible()
  await expect
    .element(dialogo.getByText(/continuam abertas em nome de Clínica Sorriso Pleno\./))
    .toBeVisible()
  expect(readRows(tabela)).toEqual([
    ['Guia 700001', 'Mariana Alves Ribeiro', '31/10/2026'],
    ['Guia 700002', 'Otávio Nunes', '—'],
  ])
  const before = sent(credenciado.getTotalSenhas).length
  answer(pacienteInativo.listPendentes, {})
  await walkTo(ciente)
  await userEvent.keyboard('{Enter}')
  await expect.element(dialogo).not.toBeInTheDocument()
  expect(dadas()).toEqual([{ numerosFicha: [700001, 700002] }])
  await expect.poll(() => sent(credenciado.getTotalSenhas).length).toBeGreaterThan(before)
  await expect.element(busca).toBeVisible()
})

test.each([
  [199, false],
  [200, true],
])('com %i guias, diz que pode haver outras: %s', async (quantas, ha) => {
  const pacientesInativos = Array.from({ length: quantas }, (_, i) => ({ numeroFicha: 700001 + i }))
  answer(pacienteInativo.listPendentes, { pacientesInativos })
  openPage('/portal')
  await expect.element(ciente).toBeVisible()
  expect(dialogo.getByText(/^Estas são as primeiras 200\. Se houver outras/).elements()).toHaveLength(
    Number(ha),
  )
})

test.each([
  ['claro', 1440],
  ['escuro', 360],
] as const)('lê-se e não se dispensa (%s, %i px)', async (tema, largura) => {
  theme.choose(tema)
  await page.viewport(largura, 760)
  openPage('/portal')
  await expect.element(ciente).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.elementLocator(document.body).click({ position: { x: 4, y: 4 }, force: true })
  await expect.element(dialogo).toBeVisible()
  await expect.element(dialogo.getByRole('button', { name: 'Fechar' })).not.toBeInTheDocument()
  await expectAccessible()
  await vi.waitFor(expectNoSideScroll)
})

test('apertado duas vezes, dá uma ciência só', async () => {
  openPage('/portal')
  const release = hold(pacienteInativo.acknowledgePendentes)
  await walkTo(ciente)
  await userEvent.keyboard('{Enter}{Enter}')
  release()
  await expect.element(dialogo).not.toBeInTheDocument()
  const chaves = sentHeaders(pacienteInativo.acknowledgePendentes).map((headers) =>
    headers.get('idempotency-key'),
  )
  expect(new Set(chaves).size).toBe(1)
})

test('a ciência que falha avisa e fecha; na próxima entrada, pede-se de novo', async () => {
  answer(pesquisa.searchGuias, {})
  answer(guia.getFiltros, {})
  refuse(pacienteInativo.acknowledgePendentes, 'API-GEN-0005')
  const { address } = openPage('/portal/consultaGTOs')
  await ciente.click()
  await expect.element(page.getByText(catalogoErros['API-GEN-0005'].texto)).toBeVisible()
  await expect.element(dialogo).not.toBeInTheDocument()
  await expect.element(busca).toBeVisible()
  expect(address()).toBe('/portal/consultaGTOs')
})

test('sem a lista, um aviso, e o portal se usa', async () => {
  refuse(pacienteInativo.listPendentes, 'API-GEN-0005')
  openPage('/portal')
  await expect.element(page.getByText(catalogoErros['API-GEN-0005'].titulo)).toBeVisible()
  await expect.element(dialogo).not.toBeInTheDocument()
  await busca.fill('500000001')
  await expect.element(busca).toHaveValue('500000001')
})

test('com a função bloqueada, ou de outros, nada se pergunta', async () => {
  answerMenu({ bloqueados: ['BENEF_INATIVO'] })
  openPage('/portal')
  await expect.element(page.getByRole('heading', { name: 'Esperam por você' })).toBeVisible()
  await expect.element(busca).toHaveFocus()
  expect(sent(pacienteInativo.listPendentes)).toEqual([])
  await expect.element(dialogo).not.toBeInTheDocument()
})

test('a quem não tem a função, nada se pergunta', async () => {
  answerMenu({ fora: ['BENEF_INATIVO'] })
  openPage('/portal', { permissoes: permissoesSem('BENEF_INATIVO') })
  await expect.element(busca).toHaveFocus()
  expect(sent(pacienteInativo.listPendentes)).toEqual([])
})

test('na própria lista ninguém tem de dar ciência de todos antes de a ler; ao sair dela, sim', async () => {
  answer(pacienteInativo.listPacientes, { pacientesInativos: [sem] })
  openPage('/portal/beneficiarioInativo')
  const lista = page.getByRole('table', { name: 'Guias de beneficiários inativos', exact: true })
  await expect.element(lista).toBeVisible()
  await expect.element(dialogo).not.toBeInTheDocument()
  await page.getByRole('navigation', { name: 'Você está em' }).getByRole('link', { name: 'Início' }).click()
  await expect.element(dialogo).toBeVisible()
})

test('a guia se abre do diálogo, sem ciência dada; ao sair dela, ele volta', async () => {
  refuseGuia()
  const aberta = openPage('/portal')
  await walkTo(dialogo.getByRole('link', { name: 'Guia 700001' }))
  await userEvent.keyboard('{Enter}')
  await expectMissing(aberta, '/portal/guia/700001')
  await expect.element(dialogo).not.toBeInTheDocument()
  expect(dadas()).toEqual([])
  await page.getByRole('navigation', { name: 'Você está em' }).getByRole('link', { name: 'Início' }).click()
  await expect.element(ciente).toBeVisible()
})
