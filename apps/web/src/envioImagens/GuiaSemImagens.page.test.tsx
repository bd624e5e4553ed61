import { evento } from '@portal/contract/evento.ts'
import { guia } from '@portal/contract/guia.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerImagens, escolher } from '../imagem/imagem.fixture.ts'
import { aguardando } from '../pesquisa/guias.fixture.ts'
import { answer, answerStream } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import './EnvioImagensPage.tsx'

test.each([
  [
    'paga',
    { statusFicha: 12, codigoEtapaAtual: 6 },
    /^A guia está em “Processada”\.Próximo passo: Confira o demonstrativo/,
    0,
  ],
  [
    'negada',
    { statusFicha: 3 },
    /^A guia está em “Não autorizada”\.Próximo passo: Veja na guia o motivo /,
    0,
  ],
  [
    'cancelada',
    { statusFicha: 6 },
    /^A guia está em “Cancelada”\.Próximo passo: .*solicite uma nova autorização\. Solicitar autorização$/,
    1,
  ],
  ['bloqueada', { bloqueio: true }, /Próximo passo: Desbloqueie a guia.* Desbloquear a guia$/, 0],
])(
  'a guia %s que não aceita imagem diz por quê e o próximo passo',
  async (_nome, mudancas, passo, caminhos) => {
    const numero = await answerImagens({}, (numeroFicha) => {
      answer(guia.getGuia, { ...aguardando, ...mudancas, numeroFicha })
      answer(evento.listEventosFicha, [])
      answerStream(pesquisa.watchGuia, { versao: aguardando.versao })
    })
    openPage(`/portal/envioImagensTratamento?guia=${numero}`)
    const banner = page.getByRole('paragraph').filter({ hasText: 'Próximo passo:' })
    await expect.element(banner).toBeVisible()
    expect(banner.element().parentElement?.textContent).toMatch(passo)
    expect(banner.getByRole('link', { name: 'Solicitar autorização' }).elements()).toHaveLength(caminhos)
    expect(escolher.elements()).toEqual([])
    await expectAccessible()
  },
)
