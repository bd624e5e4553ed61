import type { TestApp } from '../testing/testApp.ts'

/** An event of a sent guide as its raw rows tell it, in cents. */
export type EventoRefeito = {
  numeroFicha: number
  sequencial: number
  tipoEnvio: 'TOKEN' | 'ENCAMINHAMENTO'
  /** Civil days. */
  envio: string
  realizacao: string
  informado: number
  processado: number
  glosa: number
  franquia: number
  liberado: number
  isJulgado: boolean
  isRecorrido: boolean
}

type Crua = {
  numeroFicha: number
  sequencial: number
  autorizacao: number
  naoRealizado: boolean
  realizacao: string | null
  valor: number
}
type Paga = Pick<Crua, 'numeroFicha' | 'sequencial'> & {
  recurso: boolean
  informado: number
  processado: number
  franquia: number
  liberado: number
}

const diaCivil = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' })

/** Makes the digital report anew, by another way than the server: table by table, put together here. */
export async function remakeDigitais(t: TestApp, login: number): Promise<EventoRefeito[]> {
  const [envios, passos, cruas, pagas] = await Promise.all([
    t.rows<{ numeroFicha: number; em: Date }>(
      'select numero_ficha::int as "numeroFicha", em from encaminhamento where codigo_credenciado = $1',
      [login],
    ),
    t.rows<{ numeroFicha: number }>(
      `select numero_ficha::int as "numeroFicha" from historico_guia
        where codigo_credenciado = $1 and acao = 'confirmToken' and para_status = 20`,
      [login],
    ),
    t.rows<Crua>(
      `select numero_ficha::int as "numeroFicha", sequencial_inclusao as sequencial, autorizacao,
              nao_realizado as "naoRealizado", data_realizacao::text as realizacao, valor_centavos as valor
         from evento_guia where codigo_credenciado = $1`,
      [login],
    ),
    t.rows<Paga>(
      `select numero_ficha::int as "numeroFicha", sequencial_inclusao as sequencial, recurso,
              informado_centavos as informado, processado_centavos as processado, franquia_centavos as franquia,
              liberado_centavos as liberado from repasse_evento where codigo_credenciado = $1`,
      [login],
    ),
  ])
  const diaDoEnvio = new Map(envios.map(({ numeroFicha, em }) => [numeroFicha, diaCivil.format(em)]))
  const porToken = new Set(passos.map(({ numeroFicha }) => numeroFicha))
  return cruas.flatMap(({ numeroFicha, sequencial, autorizacao, naoRealizado, realizacao, valor }) => {
    const envio = diaDoEnvio.get(numeroFicha)
    if (!envio || !realizacao || naoRealizado || ![1, 4].includes(autorizacao)) return []
    const dela = pagas.filter((paga) => paga.numeroFicha === numeroFicha && paga.sequencial === sequencial)
    const primeira = dela.find(({ recurso }) => !recurso)
    const add = (campo: 'franquia' | 'liberado') => dela.reduce((soma, paga) => soma + paga[campo], 0)
    const processado = primeira?.processado ?? 0
    const [franquia, liberado] = [add('franquia'), add('liberado')]
    return {
      ...{ numeroFicha, sequencial, envio, realizacao, processado, franquia, liberado },
      tipoEnvio: porToken.has(numeroFicha) ? ('TOKEN' as const) : ('ENCAMINHAMENTO' as const),
      informado: primeira?.informado ?? valor,
      glosa: processado - franquia - liberado,
      isJulgado: dela.length > 0,
      isRecorrido: dela.length > 1,
    }
  })
}
