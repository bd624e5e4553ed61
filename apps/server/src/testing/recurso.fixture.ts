import { guia } from '@portal/contract/guia.ts'
import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import type { Input } from '@portal/contract/route.ts'
import { arquivos } from '../imagem/arquivo.fixture.ts'
import { upload } from '../imagem/imagem.fixture.ts'
import { dateEvento, ENDODONTIA, insertImagem, releaseGuia, runFila, sendEventos } from './guia.fixture.ts'
import type { TestApp } from './testApp.ts'

/** A guide of a provider whose one event, an endodontic treatment, the payment denied for want of its final image (3067). */
export async function createGlosada(t: TestApp, login = 100001, codigoAssociado?: string): Promise<number> {
  const as = await t.as(login)
  const numeroFicha = await releaseGuia(t, { login, ...(codigoAssociado && { codigoAssociado }) })
  await insertImagem(t, numeroFicha, 'inicial')
  await sendEventos(t, numeroFicha, [ENDODONTIA], login)
  for (let passo = 0; passo < 3; passo++) await runFila(t, 'concludeAuditoria', numeroFicha)
  await insertImagem(t, numeroFicha, 'final')
  await dateEvento(t, numeroFicha, ENDODONTIA, undefined, login)
  await t.call(guia.sign, { params: { id: numeroFicha } }, { as })
  await t.call(guia.sendRepasse, { params: { id: numeroFicha } }, { as })
  await t.rows(`update imagem_guia set eventos = '[]' where numero_ficha = $1 and momento = 'final'`, [
    numeroFicha,
  ])
  for (let passo = 0; passo < 2; passo++) await runFila(t, 'processPagamento', numeroFicha)
  return numeroFicha
}

/** Two more events of the guide, denied by the payment for these codes. */
export async function denyMore(
  t: TestApp,
  numeroFicha: number,
  codigos: readonly string[],
  centavos = 10_000,
): Promise<void> {
  for (const [i, codigoGlosa] of codigos.entries()) {
    await t.rows(
      `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
              quantidade, valor_centavos, copart_centavos, autorizacao, data_realizacao, valor_pago_centavos,
              valor_glosado_centavos)
       select numero_ficha, $2, codigo_credenciado, codigo_associado, '85100200', 1, $3, 0, 4, '2026-11-20', 0, $3
         from guia where numero_ficha = $1`,
      [numeroFicha, i + 2, centavos],
    )
    await t.rows(
      `insert into repasse_evento (codigo_credenciado, numero_ficha, sequencial_inclusao, recurso, fechamento,
              informado_centavos, processado_centavos, glosa_centavos, franquia_centavos, liberado_centavos, glosas)
       select codigo_credenciado, numero_ficha, $2, false, fechamento, $3, $3, $3, 0, 0,
              jsonb_build_array(jsonb_build_object('codigoGlosa', $4::text, 'severidade', 'glosa', 'campo', 'guia',
                                                   'texto', 'Glosa ' || $4::text))
         from encaminhamento where numero_ficha = $1`,
      [numeroFicha, i + 2, centavos, codigoGlosa],
    )
  }
}

export type Pedido = Input<typeof recursoGlosa.sendRecurso>['body']

/** Sends the appeal of a guide's first event, with whatever else is said. */
export const sendRecurso = async (
  t: TestApp,
  pedido: Pick<Pedido, 'numeroFicha'> & Partial<Pedido>,
  login = 100001,
) =>
  t.call(
    recursoGlosa.sendRecurso,
    { body: { eventos: [{ numeroSequenciaInclusao: 1, justificativa: '' }], ...pedido } },
    { as: await t.as(login) },
  )

/** The operator's two steps: in judgement, then decided. */
export async function judgeRecurso(t: TestApp, numeroFicha: number): Promise<void> {
  for (let passo = 0; passo < 2; passo++) await runFila(t, 'processRecurso', numeroFicha)
}

/** Sends a file to the appeal; answers its number among the guide's images. */
export async function attach(t: TestApp, numeroFicha: number, seed = 10): Promise<number> {
  const answer = await upload(t, numeroFicha, 'final 26.png', await arquivos.filme(seed), {
    imagemGto: 'recurso:26',
    eventos: '1:26',
  })
  if (answer.status !== 200) throw new Error(`attach: ${JSON.stringify(answer.body)}`)
  return answer.body.imagem.sequencial
}

/** An appeal of the first event that shows this image. */
export const recorre = (numeroFicha: number, sequencial: number, justificativa = '') => ({
  numeroFicha,
  eventos: [
    {
      numeroSequenciaInclusao: 1,
      justificativa,
      novidades: [{ tipo: 'imagemFinal' as const, numeroFicha, sequencial }],
    },
  ],
})

/** A guide of 100001 that was appealed. */
export async function createRecorrida(t: TestApp): Promise<number> {
  const numeroFicha = await createGlosada(t)
  await sendRecurso(t, { numeroFicha })
  return numeroFicha
}
