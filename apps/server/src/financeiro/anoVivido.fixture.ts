import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import type { Db } from '../db/client.ts'
import { type Evento, insertEventos, listEventosGuia, updateEventos } from '../guia/fatos/evento.store.ts'
import { insertGuia } from '../guia/insertGuia.store.ts'
import { choosePagamento } from '../operadora/processPagamento.ts'
import { runTarefa } from '../operadora/runTarefa.ts'
import { insertDescontos } from '../repasse/desconto.store.ts'
import { insertEncaminhamento } from '../repasse/encaminhamento.store.ts'
import { enterRepasse } from '../repasse/enterRepasse.ts'
import { civilDay } from '../runtime/clock.ts'
import { readGuia } from '../testing/guia.fixture.ts'
import type { TestApp } from '../testing/testApp.ts'
import type { CorrecaoDoAno, EventoDoAno, GuiaDoAno } from './ano.fixture.ts'

const toEvento = (evento: EventoDoAno, ordem: number, encaminhada: string): Evento => ({
  sequencialInclusao: ordem + 1,
  sequencialEvento: 1,
  codigoEvento: evento.codigoEvento,
  dente: evento.dente,
  regiao: null,
  faces: 'OM',
  quantidade: 1,
  valorCentavos: evento.valorCentavos,
  copartCentavos: evento.copartCentavos,
  copartOperadoraCentavos: 0,
  codigoPlano: null,
  autorizacao: evento.autorizacao,
  tipoAcao: null,
  dataAutorizacao: null,
  dataRealizacao: evento.naoRealizado ? null : addDays(encaminhada, -evento.diasAntes),
  naoRealizado: evento.naoRealizado,
  desloca: true,
  tardioEm: null,
  diasParados: 0,
  apresentarAte: null,
  exigeToken: false,
  statusToken: 'NAO_SOLICITADO',
  tokensRejeitados: 0,
  numeroToken: null,
  dataSolicitacaoToken: null,
  statusEnvio: 'PENDENTE',
  motivos: [],
  glosado: false,
})

/** A guide of the year and the number that it was given. */
export type GuiaVivida = GuiaDoAno & { numeroFicha: number }

/** A provider whose year goes by: what each day of it does, by the stores and the jobs themselves. */
export class AnoVivido {
  readonly guias: GuiaVivida[] = []
  private readonly t: TestApp
  private readonly codigo: number
  private readonly associados: readonly string[]
  private readonly dentistas: number

  constructor(t: TestApp, codigo: number, associados: readonly string[], dentistas: number) {
    this.t = t
    this.codigo = codigo
    this.associados = associados
    this.dentistas = dentistas
  }

  async forward(guia: GuiaDoAno): Promise<void> {
    const { codigo, t } = this
    const codigoAssociado = this.associados[guia.associado] ?? ''
    const numeroFicha = await this.write(async (db, agora) => {
      const nova = {
        codigoCredenciado: codigo,
        codigoAssociado,
        codigoPlano: 'AURCOM',
        codigoEspecialidade: 1,
        codigoTipoAtendimento: 1,
        codigoDentista: guia.dentista < this.dentistas ? codigo * 10 + guia.dentista + 1 : null,
        emergencia: false,
        recemNato: false,
        identOrigem: null,
        numeroFichaPrincipal: null,
        validadeSenha: addDays(guia.encaminhada, 90),
      }
      const aberta = await insertGuia(db, nova, 'Teste', agora)
      const eventos = guia.eventos.map((evento, ordem) => toEvento(evento, ordem, guia.encaminhada))
      await insertEventos(db, { ...nova, numeroFicha: aberta.numeroFicha }, eventos)
      await updateEventos(db, codigo, aberta.numeroFicha, eventos)
      await insertEncaminhamento(
        db,
        { codigoCredenciado: codigo, numeroFicha: aberta.numeroFicha },
        agora,
        guia.encaminhada,
      )
      return aberta.numeroFicha
    })
    await t.rows(
      'update guia set status_ficha = 10, codigo_etapa = 6, bloqueada = $2 where numero_ficha = $1',
      [numeroFicha, guia.julgamento.modo === 'destravada'],
    )
    this.guias.push({ ...guia, numeroFicha })
  }

  async judge(guia: GuiaDoAno): Promise<void> {
    const { numeroFicha } = this.find(guia)
    await this.t.rows('update guia set bloqueada = false where numero_ficha = $1', [numeroFicha])
    for (let passo = 0; passo < 2; passo++) {
      const { status, etapa } = await readGuia(this.t, numeroFicha)
      const tarefa = {
        codigoCredenciado: this.codigo,
        numeroFicha,
        statusFicha: status,
        codigoEtapaAtual: etapa,
      }
      await runTarefa(this.t.services, tarefa, choosePagamento)
    }
  }

  /** What an appeal gives back of each denied event, as a row of the run that is open: at most once, by its key. */
  async grant(guia: GuiaDoAno, parte: number): Promise<void> {
    const { numeroFicha } = this.find(guia)
    await this.write(async (db, agora, hoje) => {
      const eventos = await listEventosGuia(db, this.codigo, numeroFicha)
      if (!eventos.some(({ glosado }) => glosado)) return
      const dono = { codigoCredenciado: this.codigo, rede: 'AURORA' as const, encaminhamento: undefined }
      const fechamento = await enterRepasse(db, dono, agora, hoje)
      await db.query(
        {
          name: 'ano.recurso',
          text: `insert into repasse_evento
                 select codigo_credenciado, numero_ficha, sequencial_inclusao, true, $3, codigo_dentista, unidade,
                        glosa_centavos, glosa_centavos, glosa_centavos - floor(glosa_centavos * $4::int / 100.0), 0,
                        floor(glosa_centavos * $4::int / 100.0), '[]'
                   from repasse_evento
                  where codigo_credenciado = $1 and numero_ficha = $2 and glosa_centavos > 0 and not recurso`,
        },
        [this.codigo, numeroFicha, fechamento, parte],
      )
    })
  }

  correct({ credito, valorCentavos }: CorrecaoDoAno): Promise<void> {
    return this.write(async (db, agora, hoje) => {
      const dono = { codigoCredenciado: this.codigo, rede: 'AURORA' as const, encaminhamento: undefined }
      const fechamento = await enterRepasse(db, dono, agora, hoje)
      const correcao = { tipo: '08' as const, baseCentavos: null, pontosBase: null, descricao: 'Correção' }
      await insertDescontos(db, this.codigo, [{ ...correcao, fechamento, credito, valorCentavos }])
    })
  }

  async move(dentista: number, unidade: string | null): Promise<void> {
    const codigo = this.codigo * 10 + dentista + 1
    await this.t.rows('update dentista set unidade = $2 where codigo = $1', [codigo, unidade])
  }

  private find(guia: GuiaDoAno): GuiaVivida {
    const vivida = this.guias.find(({ eventos }) => eventos === guia.eventos)
    if (!vivida) throw new Error('judged before it was forwarded')
    return vivida
  }

  private write<T>(work: (db: Db, agora: Date, hoje: string) => Promise<T>): Promise<T> {
    const agora = this.t.clock.now()
    return this.t.services.pool.transaction(this.codigo, (db) => work(db, agora, civilDay(agora)))
  }
}
