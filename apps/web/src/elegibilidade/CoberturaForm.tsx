import type { EventoOfertado } from '@portal/contract/evento.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createLatePart } from '../carregamento/createLatePart.tsx'
import { DobraAtRest } from '../carregamento/LateDobra.tsx'
import { labelOf } from '../evento/descricoes.ts'
import { catalogoQuery } from '../evento/evento.queries.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { TextField } from '../ui/field/TextField.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import styles from './CoberturaForm.module.css'
import { CoberturaResultado, PerguntaCobertura } from './CoberturaResultado.tsx'
import { readElegibilidadeSearch } from './elegibilidadeSearch.ts'
import { LinhaCoberturaField } from './LinhaCoberturaField.tsx'
import { keepLugar, type LugarCobertura, sayRegiaoDoDente, toPedidoCobertura } from './toPedidoCobertura.ts'
import { useErrosCobertura } from './useErrosCobertura.ts'

const EventoField = createLatePart(async () => (await import('../evento/EventoField.tsx')).EventoField)

const rotulosLocal = { dente: 'Dente', regiao: 'Região', ambos: 'Dente ou região' } as const

/** The fields of the question, one by one: folded until something is to be put there. */
const CAMPOS = 'cobertura-campos'

/** "26 OM · 85.100.200 Restauração em resina fotopolimerizável 2 faces". */
const showPergunta = (evento: EventoOfertado, { local, faces }: LugarCobertura): string =>
  [`${local} ${faces}`.trim(), labelOf(evento)].filter(Boolean).join(' · ')

const setUnfolded = (isOpen: boolean): void => {
  const dobra = document.getElementById(CAMPOS)
  if (dobra instanceof HTMLDetailsElement) dobra.open = isOpen
}

const VAZIO: LugarCobertura = { local: '', faces: '' }

/**
 * "Is it covered?": one line, and the answer under it; or an event and the tooth or region and faces where it needs them,
 * which are folded. The address keeps the question.
 */
export function CoberturaForm({ codigoAssociado }: { codigoAssociado: string }) {
  const search = useSearch({ from: '/portal/elegibilidade' })
  const navigate = useNavigate({ from: '/portal/elegibilidade' })
  const { data: eventos = [] } = useQuery(catalogoQuery)
  // Asked for at once with its place: the address follows a moment later.
  const [{ codigo, doEndereco }, setPedido] = useState({ codigo: search.evento, doEndereco: search.evento })
  if (search.evento !== doEndereco) setPedido({ codigo: search.evento, doEndereco: search.evento })
  const evento = eventos.find(({ codigoEvento }) => codigoEvento === codigo)

  // The address keeps only what is whole ("16"); while it is being typed ("1") it lives here.
  const [lugar, setLugar] = useState<LugarCobertura>({
    local: search.local ?? '',
    faces: search.faces ?? '',
  })

  const [isRefused, setRefused] = useState(false)
  // The page opens without a patient, and without the field: with one, it is there before a hand reaches the fold.
  useEffect(EventoField.fetchAhead, [])
  const ask = (escolhido: EventoOfertado | undefined, novo: LugarCobertura) => {
    setLugar(novo)
    setPedido({ codigo: escolhido?.codigoEvento, doEndereco })
    void navigate({
      // What is empty or half typed is no part of an address.
      search: (before) => readElegibilidadeSearch({ ...before, evento: escolhido?.codigoEvento, ...novo }),
      replace: true,
      resetScroll: false,
    })
  }
  const choose = (escolha: string | null) => {
    const escolhido = eventos.find(({ codigoEvento }) => codigoEvento === escolha)
    ask(escolhido, escolhido ? keepLugar(escolhido, lugar) : VAZIO)
  }
  const write = (parte: Partial<LugarCobertura>) => ask(evento, { ...lugar, ...parte })
  const pedido = evento && toPedidoCobertura(codigoAssociado, evento, lugar)
  const { erros, falta } = useErrosCobertura(pedido)
  const isACorrigir = falta !== undefined || Object.keys(erros).length > 0
  const pergunta = evento && showPergunta(evento, lugar)
  // The same question asked by the line again misses the same: it counts too.
  const [vez, setVez] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question that misses something asks for the fields anew
  useEffect(() => {
    if (isACorrigir) setUnfolded(true)
  }, [isACorrigir, pergunta, vez])
  const [isUnfolded, setIsUnfolded] = useState(isACorrigir)
  const resultado = pedido && !isRefused && (
    <CoberturaResultado carta={hrefOf('/portal/impressao/cobertura', search)} pedido={pedido} />
  )

  return (
    <Card description="Como a guia seria julgada hoje." title="Cobertura de um evento">
      <Stack gap={3}>
        <LinhaCoberturaField
          evento={evento}
          eventos={eventos}
          onAsk={(...pedida) => {
            setUnfolded(false)
            setVez(vez + 1)
            ask(...pedida)
          }}
          onRefused={setRefused}
        />
        {pedido && pergunta && !isRefused && (
          <PerguntaCobertura
            falta={falta}
            nota={sayRegiaoDoDente(evento, lugar.local)}
            pergunta={pergunta}
            vez={vez}
          />
        )}
        {/* Directly under the line that asked; where the fields are filled in, under them: nothing moves under the hand. */}
        {!isUnfolded && resultado}
        <DobraAtRest id={CAMPOS} isOpen={isACorrigir} onTurn={setIsUnfolded} title="Evento, dente e faces">
          <div className={styles.campos}>
            <EventoField
              eventos={eventos}
              hint="Código ou palavras, como “resina 2 faces”."
              lines={1}
              loading="Carregando o campo do evento"
              onChange={choose}
              value={codigo ?? null}
            />
            {/* Before the event too: Tab from it leads here, where they are then needed. */}
            {evento?.local !== 'nenhum' && (
              <TextField
                autoComplete="off"
                error={erros.local}
                isNumeric
                label={rotulosLocal[evento?.local ?? 'ambos']}
                maxLength={5}
                onChange={(texto) => write({ local: texto.trim().toUpperCase() })}
                value={lugar.local}
                width="4"
              />
            )}
            {(!evento || evento.facesMaximo > 0) && (
              <TextField
                autoComplete="off"
                error={erros.faces}
                label="Faces"
                maxLength={5}
                onChange={(texto) => write({ faces: texto.trim().toUpperCase() })}
                value={lugar.faces}
                width="4"
              />
            )}
          </div>
        </DobraAtRest>
        {isUnfolded && resultado}
      </Stack>
    </Card>
  )
}
