import type { EventoGuia } from '@portal/contract/evento.ts'
import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { type FormEvent, useState } from 'react'
import { today } from '../calendario/format.ts'
import { Button } from '../ui/action/Button.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { focusField } from '../ui/feedback/focusField.ts'
import { DatePicker } from '../ui/field/DatePicker.tsx'
import styles from './DataParaTodos.module.css'
import { listPagaveis } from './estado/eventosPagaveis.ts'
import { findJanela, findJanelaDoEvento } from './estado/janela.ts'
import { explainDia, readDia } from './readDia.ts'
import { type Separados, separarPorData } from './separarPorData.ts'

const CAMPO = 'data-para-todos'
const JA_APLICADA = 'Esta data já foi aplicada. Para mudar todas, escolha outra.'

type DataParaTodosProps = {
  guia: GuiaDetalhada
  isSalvando: boolean
  /** Whether all of them took the day. */
  onApply: (eventos: readonly EventoGuia[], data: string) => Promise<boolean>
}

/** The day that was taken, and the events that had another before. */
type Aplicada = { dia: string; mudados: readonly number[] }

/** One date for every approved event that has none yet; for all of them when all have one, until the guide is signed with them. */
export function DataParaTodos({ guia, isSalvando, onApply }: DataParaTodosProps) {
  const janela = findJanela(guia)
  const [data, setData] = useState(() => janela.ate ?? today())
  const [erro, setErro] = useState<string>()
  const [fora, setFora] = useState<Separados['fora']>([])
  const [aplicada, setAplicada] = useState<Aplicada>()
  const pagaveis = listPagaveis(guia)
  const semData = pagaveis.filter(({ dataRealizacao }) => dataRealizacao === null)
  const alvo = semData.length > 0 ? semData : pagaveis
  if (pagaveis.length < 2 || (semData.length === 0 && guia.assinatura)) return null
  const [inicio] = alvo.flatMap((evento) => findJanelaDoEvento(guia, evento).inicio ?? []).sort()
  const refuse = (motivo: string) => {
    setErro(motivo)
    focusField(CAMPO)
  }
  const civil = readDia(data, today())
  // The same key pressed once more would go over the days that were typed one by one.
  const isAplicada = aplicada?.dia === civil && hasAplicada(pagaveis, aplicada)
  const jaAplicada = semData.length === 0 && isAplicada ? JA_APLICADA : undefined
  const apply = async (event: FormEvent) => {
    event.preventDefault()
    if (isSalvando) return
    setErro(undefined)
    if (!civil) return refuse(explainDia(data))
    if (jaAplicada) return refuse(jaAplicada)
    const separados = separarPorData(guia, alvo, civil, today())
    // What speaks against all of them speaks against the date.
    const [motivo, ...outros] = new Set(separados.fora.map((cada) => cada.motivo))
    const isDaData = separados.datados.length === 0 && outros.length === 0
    setFora(isDaData ? [] : separados.fora)
    if (isDaData && motivo) refuse(motivo)
    if (separados.datados.length === 0) return
    if (!(await onApply(separados.datados, civil))) return
    const mudados = separados.datados.filter(({ dataRealizacao }) => dataRealizacao !== civil)
    setAplicada({
      dia: civil,
      mudados: mudados.map(({ numeroSequencialInclusao }) => numeroSequencialInclusao),
    })
  }
  return (
    <>
      <form className={styles.linha} data-print="none" noValidate onSubmit={(event) => void apply(event)}>
        <DatePicker
          error={erro}
          // It comes filled in: the day itself says how one is written.
          hint=""
          id={CAMPO}
          label="Data para todos"
          max={today()}
          min={inicio}
          onChange={(nova) => {
            setData(nova)
            setErro(undefined)
            setAplicada(undefined)
          }}
          value={data}
        />
        <Button disabledReason={jaAplicada} icon="calendar" isPending={isSalvando} type="submit">
          {nameApply(semData.length, pagaveis.length)}
        </Button>
      </form>
      {fora.length > 0 && (
        <div className={styles.fora}>
          <Banner role="alert" title={titleOf(fora.length)} tone="atencao">
            <ul>
              {fora.map(({ evento, motivo }) => (
                <li key={evento.numeroSequencialInclusao}>
                  {[evento.codigoLocalizacao, evento.descricao].filter(Boolean).join(' ')}: {motivo}
                </li>
              ))}
            </ul>
            <p>Se foi feito nesse dia, escreva a data na linha do evento.</p>
          </Banner>
        </div>
      )}
    </>
  )
}

/** What was taken back, each event with its own day again, is not applied any more. */
const hasAplicada = (eventos: readonly EventoGuia[], { dia, mudados }: Aplicada): boolean =>
  eventos.some(
    ({ numeroSequencialInclusao, dataRealizacao }) =>
      dataRealizacao === dia && mudados.includes(numeroSequencialInclusao),
  )

function nameApply(semData: number, datados: number): string {
  if (semData === 0) return `Mudar as ${datados} datas`
  return semData === 1 ? 'Aplicar ao evento sem data' : `Aplicar aos ${semData} sem data`
}

const titleOf = (quantos: number): string =>
  countOf(quantos, 'evento não recebeu esta data', 'eventos não receberam esta data')
