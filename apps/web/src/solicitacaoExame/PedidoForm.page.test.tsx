import { pesquisa } from '@portal/contract/pesquisa.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import {
  ITENS_DOCUMENTACAO,
  KITS_DOCUMENTACAO,
  listBloqueados,
} from '@portal/domain/evento/regra/documentacao.tables.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { busca, listResultados, openBusca } from '../busca/busca.fixture.ts'
import { answer, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { walkTo } from '../testing/walkTo.ts'
import {
  answerPedido,
  caixa,
  dente,
  descricaoDe,
  expectPedidoSalvo,
  hipotese,
  include,
  item,
  linha,
  PEDIR,
  PERIAPICAL,
  readFala,
  readLocais,
  readVeredito,
  resumo,
  salvar,
} from './solicitacaoExame.fixture.ts'

const foco = page.getByRole('region', { name: 'Dente em foco' })
const listAcoes = () =>
  foco
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)
const periapical = item('Radiografia periapical')

beforeEach(() => answerPedido())

test('a linha diz como foi lida antes de incluir, e o que incluiu depois', async () => {
  openPage(PEDIR)
  await linha.fill('peri 36, bw dir')
  await expect
    .poll(readVeredito)
    .toBe('Radiografia periapical: RMIE (dente 36) · Radiografia interproximal - bite-wing: RMD, RPD')
  await expect.element(page.getByRole('listbox', { name: 'Exames' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(readVeredito).toMatch(/^Incluído: .*2 exames no pedido\.$/)
  await expect.element(linha).toHaveFocus()
  await expect.element(linha).toHaveValue('')
  await expect.element(caixa(/^Radiografia periapical/)).toBeChecked()
  await include('46')
  await expect.poll(() => readLocais('Radiografia interproximal - bite-wing')).toEqual(['RMD', 'RPD'])
  await expect.element(page.getByRole('heading', { name: 'Pedido: 2 exames' })).toBeVisible()
})

test('o que a linha não entende é dito, e fica escrito', async () => {
  openPage(PEDIR)
  await include('peri 36, resina 26')
  await expect.poll(readVeredito).toMatch(/^Nenhum exame com/)
  await expect.element(linha).toHaveValue('peri 36, resina 26')
  await expect.element(linha).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByRole('heading', { name: 'Pedido', exact: true })).toBeVisible()
})

test.each(KITS_DOCUMENTACAO)(
  '$rotulo desabilita o que bloqueia, e diz por quê ao lado',
  async ({ codigoEvento, rotulo }) => {
    openPage(PEDIR)
    await caixa(new RegExp(`^${rotulo}$`)).click({ force: true })
    const bloqueados = listBloqueados(codigoEvento)
    await expect.element(caixa(new RegExp(`^${descricaoDe(bloqueados[0] ?? '')}`)).first()).toBeVisible()
    const motivo = `A ${rotulo} já inclui este exame.`
    const fechados = [...document.querySelectorAll('input[type=checkbox][aria-disabled=true]')].map(
      (input) => input.closest('label')?.textContent,
    )
    const esperados = ITENS_DOCUMENTACAO.map((linhaDoKit) => linhaDoKit.codigoEvento)
      .filter((codigo) => bloqueados.includes(codigo))
      .map((codigo) => `${descricaoDe(codigo)}${motivo}`)
    expect(fechados.toSorted()).toEqual(esperados.toSorted())
    const fechado = caixa(new RegExp(`^Telerradiografia ${motivo}$`))
    await fechado.click({ force: true })
    await expect.element(fechado).not.toBeChecked()
  },
)

test('o que um kit só inclui se diz, e se pode pedir', async () => {
  openPage(PEDIR)
  await include('doc especial')
  const levantamento = caixa(/^Levantamento radiográfico .*Já vem na Documentação ortodôntica especial/)
  await expect.element(levantamento).not.toHaveAttribute('aria-disabled')
  await expect
    .element(item('Documentação ortodôntica especial').getByText(/^Inclui: Telerradiografia/))
    .toBeVisible()
})

test('o kit que chega depois de um exame seu pede que se retire um; retirado, volta com Desfazer', async () => {
  openPage(PEDIR)
  await include('pano, doc basica')
  await expect
    .poll(readVeredito)
    .toBe(`${descricaoDe('81000405')}: A Documentação ortodôntica básica já inclui este exame.`)
  await include('pano')
  await include('doc basica')
  const panoramica = item(descricaoDe('81000405'))
  await expect.element(panoramica.getByText(/já inclui este exame. Retire um dos dois/)).toBeVisible()
  await expect
    .poll(readFala)
    .toBe(
      'Incluído: Documentação ortodôntica básica. 2 exames no pedido. ' +
        `${descricaoDe('81000405')}: A Documentação ortodôntica básica já inclui este exame. Retire um dos dois.`,
    )
  await hipotese.fill('Maloclusão')
  await salvar.click()
  await expect.element(resumo.getByRole('link', { name: /já inclui este exame/ })).toBeVisible()
  await expectAccessible()
  await panoramica.getByRole('button', { name: /^Retirar/ }).click()
  await expect.element(panoramica).not.toBeInTheDocument()
  await expect.element(resumo).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Desfazer/ }).click()
  await expect.element(panoramica).toBeVisible()
})

test('no odontograma, o dente escolhe a região que o contém; de novo, tira', async () => {
  openPage(PEDIR)
  await caixa(/^Radiografia periapical/).click({ force: true })
  await expect.element(periapical.getByText('Falta escolher a região.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Onde: Radiografia periapical' })).toBeVisible()
  await expect.element(foco.getByText('Toque num dente ou região.')).toBeVisible()
  await dente('36').click()
  await expect.element(periapical.getByText(/^RMIE .*, dente 36$/)).toBeVisible()
  await expect.poll(listAcoes).toEqual(['Remover'])
  await dente('37').click()
  await expect.element(periapical.getByText(/^RMIE .*, dentes 36 e 37$/)).toBeVisible()
  await page.getByRole('radio', { name: /^RMSD/ }).click()
  await expect.poll(() => readLocais('Radiografia periapical')).toEqual(['RMIE', 'RMSD'])
  await dente('36').click()
  await dente('37').click()
  await expect.poll(() => readLocais('Radiografia periapical')).toEqual(['RMSD'])
  await expect
    .poll(readFala)
    .toBe('Retirado: Radiografia periapical: Região dos molares inferiores esquerdo, dente 37.')
  await expect.poll(listAcoes).toEqual(['Incluir'])
})

test('pelo teclado: Alt+O, o número do dente, Enter', async () => {
  openPage(PEDIR)
  await include('bw')
  await userEvent.keyboard('{Alt>}o{/Alt}16{Enter}')
  await expect.poll(() => readLocais('Radiografia interproximal - bite-wing')).toEqual(['RMD'])
  await userEvent.keyboard('26{Enter}')
  await expect.poll(() => readLocais('Radiografia interproximal - bite-wing')).toEqual(['RMD', 'RME'])
})

test('o dente escolhido antes é o lugar do exame que vem depois', async () => {
  openPage(PEDIR)
  await dente('46').click()
  await include('peri')
  await expect.poll(() => readLocais('Radiografia periapical')).toEqual(['RMID'])
})

test('o que se procura e a quantidade vão com o pedido', async () => {
  openPage(PEDIR)
  await include('peri 36')
  await include('foto')
  await periapical.getByRole('textbox', { name: /em RMIE/ }).fill('#lesão no ápice')
  await expect
    .element(periapical.getByText('Retirado do texto: # (cerquilha). A operadora não aceita esse sinal.'))
    .toBeVisible()
  await item('Fotografia').getByRole('textbox', { name: 'Quantidade' }).fill('5')
  await hipotese.fill('Lesão periapical')
  await salvar.click()
  await expectPedidoSalvo()
  expect(sent(solicitacaoExame.createSolicitacao)[0]?.body.eventos).toEqual([
    {
      codigo: PERIAPICAL,
      quantidade: 1,
      complementoLocais: { locais: [{ codigoLocal: 'RMIE', dentes: ['36'], foco: 'lesão no ápice' }] },
    },
    { codigo: '81000278', quantidade: 5 },
  ])
})

test('o exame escrito e não incluído não se perde: o pedido não se salva sem ele', async () => {
  openPage(PEDIR)
  await include('peri 36')
  await hipotese.fill('Lesão periapical')
  await linha.fill('pano')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect
    .element(resumo.getByRole('link'))
    .toMatchTextContent(/^Há um exame escrito e não incluído: inclua-o, com Enter ou Incluir, ou apague-o\.$/)
  expect(readVeredito()).toMatch(/^Há um exame escrito e não incluído/)
  expect(sent(solicitacaoExame.createSolicitacao)).toEqual([])
  await resumo.getByRole('link').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Pedido: 2 exames' })).toBeVisible()
  await expect.element(resumo).not.toBeInTheDocument()
  await salvar.click()
  await expectPedidoSalvo()
  expect(sent(solicitacaoExame.createSolicitacao)[0]?.body.eventos).toHaveLength(2)
})

test('o que um exame mostra e para que se pede, com o seu desenho', async () => {
  openPage(PEDIR)
  await page.getByRole('button', { name: 'O que mostra: Radiografia periapical' }).click()
  const ajuda = page.getByRole('dialog', { name: 'O que mostra: Radiografia periapical' })
  await expect.element(ajuda.getByText(/^O dente inteiro/)).toBeVisible()
  await expect.element(ajuda.getByText(/^Lesão no ápice/)).toBeVisible()
  await expect.poll(() => ajuda.element().querySelector('[data-desenho=periapical]')).not.toBeNull()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect
    .element(page.getByRole('button', { name: 'O que mostra: Radiografia periapical' }))
    .toHaveFocus()
})

test('cada passo se anuncia; pela lista, Espaço marca e desmarca sem perder o lugar', async () => {
  openPage(PEDIR)
  await expect.element(linha).toHaveFocus()
  await include('pano')
  await expect.poll(readFala).toMatch(/^Incluído: Radiografia panorâmica.*1 exame no pedido\.$/)
  await include('pano')
  await expect.poll(readFala).toMatch(/^Já estava no pedido: Radiografia panorâmica.*1 exame no pedido\.$/)
  await walkTo(caixa(/^Radiografia periapical/))
  await userEvent.keyboard(' ')
  await expect
    .poll(readFala)
    .toBe(
      'Incluído: Radiografia periapical. 2 exames no pedido. Radiografia periapical: Escolha a região deste exame.',
    )
  await expect.element(caixa(/^Radiografia periapical/)).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.poll(readFala).toBe('Retirado: Radiografia periapical.')
  await expect.element(caixa(/^Radiografia periapical/)).not.toBeChecked()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect
    .poll(readFala)
    .toBe('De volta: Radiografia periapical. Radiografia periapical: Escolha a região deste exame.')
  await expect.element(caixa(/^Radiografia periapical/)).toBeChecked()
  await dente('36').click()
  await expect
    .poll(readFala)
    .toBe('Incluído: Radiografia periapical: Região dos molares inferiores esquerdo, dente 36.')
})

test('Ctrl+K põe na linha o exame que se procura', async () => {
  answer(pesquisa.searchTudo, {
    eventos: [{ codigoEvento: PERIAPICAL, descricao: 'Radiografia periapical', codigoAntigo: null }],
  })
  openPage(PEDIR)
  await expect.element(linha).toHaveFocus()
  await openBusca()
  await busca.fill('radiografia periapical')
  await expect.poll(listResultados).toEqual(['81.000.421 Radiografia periapicalIncluir neste pedido'])
  await userEvent.keyboard('{Enter}')
  await expect.element(linha).toHaveFocus()
  await expect.element(linha).toHaveValue('81000421')
})
