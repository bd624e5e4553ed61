import { readFile } from 'node:fs/promises'
import { readXlsx } from 'hucre'
import { changeRows } from '../apps/server/src/testing/faults/database.ts'
import { expect } from './person.ts'
import { test } from './portal.ts'
import { goTo, pressOn } from './teclado.ts'

// So many guides would be in everybody's lists.
test.use({ dono: 'exportacao' })

const LINHAS = 5200

test('uma planilha grande é pedida, deixada, achada de novo e baixada, pelo teclado', async ({
  page,
  open,
  portal,
}) => {
  await changeRows(
    portal.dataDir,
    `insert into guia (numero_ficha, codigo_credenciado, codigo_associado, codigo_plano, codigo_especialidade,
                       codigo_tipo_atendimento, status_ficha, codigo_etapa, senha, validade_senha, liberada_em, prazo,
                       quantidade_eventos, valor_total_centavos, atualizada_em)
     select 50000000 + n, 100001, '500000001',
            (select codigo_plano from associado_plano where codigo_associado = '500000001' limit 1), 1, 1, 8, 2, 'S' || n,
            '2019-06-01', timestamptz '2019-03-02' + n * interval '1 minute', null, 3, 12345, now()
       from generate_series(1, $1::integer) n`,
    [LINHAS],
  )
  await open('/portal/consultaGTOs?de=2019-03-01&ate=2019-03-31', '100001')
  await pressOn(page.getByRole('button', { name: 'Exportar Excel' }))
  await expect(page.getByText('A planilha é grande').first()).toBeVisible()
  // Whoever leaves at once, and comes back, finds it by its name.
  await page.goto('/portal/prazos')
  await goTo(page, 'downloads', 'Meus arquivos')
  const arquivo = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Guias da pesquisa' })
  await expect(arquivo).toContainText('Liberadas de 01/03/2019 até 31/03/2019')
  await expect(arquivo).toContainText('5.200 linhas. Fica aqui até')
  const download = page.waitForEvent('download')
  await pressOn(arquivo.getByRole('button', { name: /^Baixar/ }))
  const baixado = await download
  expect(baixado.suggestedFilename()).toBe('guias-01-03-2019-a-31-03-2019.xlsx')
  const { sheets } = await readXlsx(await readFile(await baixado.path()))
  expect(sheets[0]?.rows.slice(5).length).toBe(LINHAS)
  await pressOn(arquivo.getByRole('button', { name: /^Remover/ }))
  await pressOn(page.getByRole('button', { name: 'Remover arquivo' }))
  await expect(page.getByRole('heading', { name: 'Nenhum arquivo guardado' })).toBeVisible()
})
