import { cadastro } from '@portal/contract/cadastro.ts'
import { comunicado } from '@portal/contract/comunicado.ts'
import { notificacao } from '@portal/contract/notificacao.ts'
import { prazo } from '@portal/contract/prazo.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerMenu } from '../testing/answerMenu.ts'
import { answer, answerStream, hold, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { expectNoSideScroll } from '../testing/expectNoSideScroll.ts'
import { openPage } from '../testing/open.tsx'
import { theme } from '../ui/theme.ts'

const sino = page.getByRole('button', { name: /^Avisos/ })
const painel = page.getByRole('dialog', { name: 'Avisos' })
const linhas = painel.getByRole('listitem')
const ALVARAS = '/portal/atualizacaoCadastral?aba=alvaras'

const alvara = {
  id: 31,
  tipo: 'ALVARA',
  referencia: 7,
  texto: 'Alvará sanitário: renovação aceita',
  em: '2026-11-21T11:30:00.000Z',
  lida: false,
} as const
const guia = {
  id: 30,
  tipo: 'GUIA',
  referencia: 900123,
  texto: 'Guia 900123: aprovada',
  em: '2026-11-20T15:30:00.000Z',
  lida: true,
} as const

const readLinhas = () =>
  linhas.elements().map((linha) => [...linha.children].map((parte) => parte.textContent.trim()))

beforeEach(() => {
  answer(prazo.listPrazos, { nroPagina: 1 })
  // A link that has the focus begins to load what it leads to.
  answer(comunicado.searchComunicados, { nroPagina: 1 })
  answer(cadastro.listAlvaras, [])
  answer(notificacao.listNotificacoes, { notificacoes: [alvara, guia] })
  answer(notificacao.acknowledgeNotificacoes, { ok: true })
  answer(notificacao.getPreferencia, { correio: ['GUIA'] })
})

test('cada aviso diz o que houve e quando, e os novos ficam marcados enquanto se olha', async () => {
  answer(notificacao.listNotificacoes, () => {
    const lida = sent(notificacao.acknowledgeNotificacoes).length > 0
    return { notificacoes: [{ ...alvara, lida }, lida ? { ...guia, texto: 'Guia 900123: paga' } : guia] }
  })
  openPage('/portal/prazos')
  await sino.click()
  await expect.element(painel.getByText('Guia 900123: paga')).toBeVisible()
  expect(readLinhas()).toEqual([
    ['Alvará sanitário: renovação aceita', '21/11/2026 08:30 Novo'],
    ['Guia 900123: paga', '20/11/2026 12:30'],
  ])
  await userEvent.keyboard('{Escape}')
  await expect.element(sino).toHaveFocus()
  await sino.click()
  await expect.element(linhas.first()).toBeVisible()
  expect(readLinhas()[0]).toEqual(['Alvará sanitário: renovação aceita', '21/11/2026 08:30'])
  expect(sent(notificacao.acknowledgeNotificacoes).map(({ body }) => body)).toEqual([{ ate: 31 }])
})

test('o aviso que chega com o painel aberto aparece nele, novo, e se lê até ele', async () => {
  const tell = answerStream(notificacao.watchNotificacoes, { naoLidas: 1 })
  const nova = { ...guia, lida: false }
  answer(notificacao.listNotificacoes, { notificacoes: [nova] })
  openPage('/portal/prazos')
  await sino.click()
  await expect.element(linhas.first().getByText('Novo')).toBeVisible()
  answer(notificacao.listNotificacoes, { notificacoes: [alvara, nova] })
  tell({ naoLidas: 2 })
  await expect.element(linhas.nth(1)).toBeVisible()
  await expect.poll(() => painel.getByText('Novo').elements()).toHaveLength(2)
  expect(sent(notificacao.acknowledgeNotificacoes).map(({ body }) => body)).toEqual([
    { ate: 30 },
    { ate: 31 },
  ])
})

test.each([
  ['ALVARA', 7, ALVARAS],
  ['GUIA', 900123, '/portal/guia/900123'],
  ['PAGAMENTO', 900123, '/portal/guia/900123'],
  ['RECURSO', 900123, '/portal/recurso/900123'],
  ['DEMONSTRATIVO', 20261020, '/portal/demonstrativoPagamento?dataFinal=2026-10-20'],
] as const)('um aviso de %s de número %i abre %s', async (tipo, referencia, endereco) => {
  answer(notificacao.listNotificacoes, { notificacoes: [{ ...guia, tipo, referencia }] })
  openPage('/portal/prazos')
  await sino.click()
  await expect.element(linhas.getByRole('link')).toHaveAttribute('href', endereco)
})

test('seguir um aviso fecha o painel', async () => {
  const { address } = openPage('/portal/prazos')
  await sino.click()
  await painel.getByRole('link', { name: 'Alvará sanitário: renovação aceita' }).click()
  await expect.poll(address).toBe(ALVARAS)
  await expect.element(painel).not.toBeInTheDocument()
})

test('o que não se pode abrir é só texto', async () => {
  answerMenu({
    fora: ['SOLIC_AUTO', 'CONSULTA_GTO', 'RECURSO_GLOSA', 'BENEF_INATIVO', 'DEMONSTRATIVO', 'RELAT_GTO'],
  })
  openPage('/portal/prazos', { permissoes: ['ATU_ALVARA'] })
  await sino.click()
  await expect.element(painel.getByText('Guia 900123: aprovada')).toBeVisible()
  expect(
    painel
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Alvará sanitário: renovação aceita'])
})

test('os mais antigos vêm de página em página', async () => {
  answer(notificacao.listNotificacoes, ({ query }) =>
    query.antesDe === undefined
      ? { notificacoes: [{ ...alvara, lida: true }], proxima: 31 }
      : { notificacoes: [guia], proxima: null },
  )
  openPage('/portal/prazos')
  await sino.click()
  await expect.element(painel.getByText('1 aviso até aqui')).toBeVisible()
  await painel.getByRole('button', { name: 'Carregar mais' }).click()
  await expect.element(painel.getByText('Guia 900123: aprovada')).toBeVisible()
  await expect.element(painel.getByRole('button', { name: 'Carregar mais' })).not.toBeInTheDocument()
  expect(sent(notificacao.listNotificacoes).at(-1)?.query).toEqual({ antesDe: 31 })
})

test('sem nenhum, enquanto vêm, e quando não vêm', async () => {
  answer(notificacao.listNotificacoes, {})
  const release = hold(notificacao.listNotificacoes)
  const mend = refuse(notificacao.listNotificacoes, 'API-GEN-0005')
  openPage('/portal/prazos')
  await sino.click()
  await expect.element(painel.getByRole('status', { name: 'Carregando avisos' })).toBeVisible()
  release()
  await expect.element(painel.getByRole('alert')).toBeVisible()
  mend()
  await painel.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(painel.getByText('Nenhuma novidade das suas guias ou do seu cadastro.')).toBeVisible()
  expect(sent(notificacao.acknowledgeNotificacoes)).toEqual([])
})

test.each([
  ['escuro', 360],
  ['claro', 1366],
] as const)('o painel inteiro se lê (%s, %i px)', async (tema, largura) => {
  theme.choose(tema)
  await page.viewport(largura, 768)
  openPage('/portal/prazos')
  await sino.click()
  await painel.getByRole('button', { name: 'Avisar também por e-mail' }).click()
  await expect.element(painel.getByRole('checkbox', { name: 'Alvarás: validade e renovação' })).toBeVisible()
  await expectAccessible()
  expectNoSideScroll()
})
