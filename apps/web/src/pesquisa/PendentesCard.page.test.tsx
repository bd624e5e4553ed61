import { credenciado } from '@portal/contract/credenciado.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerHome } from '../testing/answerHome.ts'
import { answerMenu } from '../testing/answerMenu.ts'
import { answer } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { expectMissing, refuseGuia } from '../testing/guiaAusente.ts'
import { openPage } from '../testing/open.tsx'
import { permissoesSem } from '../testing/permissoesSem.ts'

const main = page.getByRole('main')
const linhas = () =>
  main
    .getByRole('listitem')
    .filter({ hasText: /^Guia \d/ })
    .elements()
    .map((linha) => linha.textContent)

const guias = [
  { numeroFicha: 700001, nomeAssociado: 'Mariana Alves Ribeiro', statusFicha: 4, prazo: '2026-11-20' },
  { numeroFicha: 700002, nomeAssociado: 'Otávio Nunes', statusFicha: 5, prazo: '2026-11-21' },
  { numeroFicha: 700003, nomeAssociado: 'Rosa Lima', statusFicha: 5, prazo: '2026-12-05' },
  { numeroFicha: 700004, nomeAssociado: 'Caio Prado', statusFicha: 5, prazo: null },
] as const

beforeEach(() => {
  answerHome()
  answer(credenciado.getGtoPendentes, { aguardandoJustificativa: 1, aguardandoDocumentacao: 3, guias })
})

test('diz quantas esperam por quê, e de cada uma a guia, o paciente, a situação e o prazo por extenso', async () => {
  openPage('/portal')
  await expect
    .element(main.getByText('3 aguardando imagem, 1 aguardando justificativa técnica.'))
    .toBeVisible()
  expect(linhas()).toEqual([
    'Guia 700001Mariana Alves RibeiroAguardando justificativa técnica20/11/2026, venceu há 1 dia',
    'Guia 700002Otávio NunesAguardando documentação21/11/2026, hoje',
    'Guia 700003Rosa LimaAguardando documentação05/12/2026, em 14 dias',
    'Guia 700004Caio PradoAguardando documentaçãoSem prazo',
  ])
  await expect
    .element(main.getByRole('link', { name: 'Ver na consulta' }))
    .toHaveAttribute('href', '/portal/consultaGTOs?aba=pendentes')
})

test('das que não cabem diz quantas são', async () => {
  answer(credenciado.getGtoPendentes, { aguardandoJustificativa: 20, aguardandoDocumentacao: 3, guias })
  openPage('/portal')
  await expect
    .element(
      main.getByText(
        '3 aguardando imagem, 20 aguardando justificativa técnica (aqui, as 4 primeiras de 23).',
      ),
    )
    .toBeVisible()
})

test('sem pendências, diz quando aparecem', async () => {
  answer(credenciado.getGtoPendentes, {})
  openPage('/portal')
  await expect.element(page.getByRole('heading', { name: 'Nada pendente' })).toBeVisible()
  await expectAccessible()
})

test('cada uma leva à sua guia', async () => {
  refuseGuia()
  const aberta = openPage('/portal')
  await main.getByRole('link', { name: 'Guia 700003' }).click()
  await expectMissing(aberta, '/portal/guia/700003')
})

test('a quem não abre guias, a lista vem sem pacientes e sem links', async () => {
  answer(credenciado.getGtoPendentes, {
    aguardandoJustificativa: 1,
    guias: [{ numeroFicha: 700001, statusFicha: 4, prazo: '2026-11-20' }],
  })
  answerMenu({ fora: ['CONSULTA_GTO', 'SOLIC_AUTO'] })
  openPage('/portal', { permissoes: permissoesSem('CONSULTA_GTO', 'SOLIC_AUTO') })
  await expect
    .poll(linhas)
    .toEqual(['Guia 700001Aguardando justificativa técnica20/11/2026, venceu há 1 dia'])
  await expect.element(page.getByRole('link', { name: /Guia \d+$/ })).not.toBeInTheDocument()
  await expect.element(main.getByRole('link', { name: 'Ver na consulta' })).not.toBeInTheDocument()
  await expectAccessible()
})
