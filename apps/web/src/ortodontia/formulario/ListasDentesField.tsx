import { type ConjuntoDentes, listDentes } from '@portal/domain/ortodontia/formulario/dentesFormulario.ts'
import { type MouseEvent, useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type DenticaoVista, toDenticaoPelaIdade } from '../../odontograma/estado/denticao.ts'
import { createEscolha } from '../../odontograma/estado/escolha.ts'
import { listDentesSelecionados, SELECAO_VAZIA, type Selecao } from '../../odontograma/estado/selecao.ts'
import { Odontograma } from '../../odontograma/Odontograma.tsx'
import { Choice } from '../../ui/field/Choice.tsx'
import choice from '../../ui/field/choice.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { AusentesProposta } from './AusentesProposta.tsx'
import styles from './ListasDentesField.module.css'
import { describeLista, removeDentes, toggleDentes, toMarcas } from './listasDentes.ts'

/** What the chart shows of each dentition of the form. */
const vistas: Readonly<Record<number, DenticaoVista>> = { 1: 'decidua', 2: 'mista', 3: 'permanente' }

const semAvisos: readonly never[] = []

const palavras = {
  enter: 'Pôr o dente na lista, ou tirá-lo',
  remover: 'Tirar o dente da lista',
  vazio: 'Não está nesta lista.',
  inicio: 'Toque num dente.',
}

/** A list of teeth of the form. */
export type ListaDentes = {
  /** The field's id, which an error leads to. */
  id: string
  rotulo: string
  dentes: readonly string[]
  /** Which teeth it takes. */
  conjunto: ConjuntoDentes
  error?: string | undefined
  /** Whether it is the list of the teeth that the mouth lacks. */
  isDosAusentes: boolean
  onChange: (dentes: readonly string[]) => void
}

type ListasDentesFieldProps = {
  listas: readonly [ListaDentes, ...ListaDentes[]]
  /** The code of the form's dentition, which the chart shows; until it is told, that of the age. */
  denticao: number | undefined
  /** The patient's, in whole years. */
  idade: number
  /** Teeth that the guide's chart has as missing or taken out. */
  ausentes: readonly string[]
}

/**
 * Several lists of teeth on one chart: the list in hand is chosen above, a press on a tooth puts it in or takes it out. By
 * keys one walks over the teeth, or types their number, and Enter does the same.
 */
export function ListasDentesField({ listas, denticao, idade, ausentes }: ListasDentesFieldProps) {
  const nomeDoGrupo = useId()
  const [idEmMaos, setEmMaos] = useState(listas[0].id)
  const [escolha] = useState(createEscolha)
  const [manual, setManual] = useState<{ de: number | undefined; vista: DenticaoVista }>()
  const [fala, setFala] = useState('')
  const emMaos = listas.find(({ id }) => id === idEmMaos) ?? listas[0]
  const { rotulo, dentes, conjunto } = emMaos
  const permitidos = useMemo(
    () => listDentes(conjunto, denticao).map(({ codigo }): string => codigo),
    [conjunto, denticao],
  )
  const doFormulario = (denticao && vistas[denticao]) || toDenticaoPelaIdade(idade)
  const vista = manual?.de === denticao && manual ? manual.vista : doFormulario
  const marcas = useMemo(() => toMarcas(rotulo, dentes, ausentes), [rotulo, dentes, ausentes])

  const apply = (mudados: readonly string[], mudar: typeof toggleDentes) => {
    const aceitos = mudados.filter((dente) => permitidos.includes(dente))
    escolha.choose(SELECAO_VAZIA)
    if (aceitos.length === 0) return setFala(`${rotulo}: esta lista não leva ${mudados.join(', ')}.`)
    const nova = mudar(dentes, aceitos)
    emMaos.onChange(nova)
    setFala(`${rotulo}: ${describeLista(nova)}.`)
  }
  // The functions of now, so that the chart is not drawn again while the form changes.
  const agora = useRef(apply)
  useLayoutEffect(() => {
    agora.current = apply
  })
  const confirm = useCallback((selecao: Selecao) => agora.current(codigosDe(selecao), toggleDentes), [])
  const remove = useCallback((selecao: Selecao) => agora.current(codigosDe(selecao), removeDentes), [])
  const changeVista = useCallback(
    (nova: DenticaoVista) => setManual({ de: denticao, vista: nova }),
    [denticao],
  )
  const lugares = useMemo(
    () => ({
      findAcoes: (selecao: Selecao) => {
        const aceitos = codigosDe(selecao).filter((dente) => permitidos.includes(dente))
        return {
          incluir: aceitos.some((dente) => !dentes.includes(dente)),
          remover: aceitos.some((dente) => dentes.includes(dente)),
        }
      },
    }),
    [dentes, permitidos],
  )
  const onClick = ({ target }: MouseEvent) => {
    const dente = target instanceof Element && target.closest<HTMLElement>('[data-dente]')?.dataset.dente
    if (dente) apply([dente], toggleDentes)
  }
  return (
    <div className={styles.listas}>
      <div aria-label="Lista em marcação" className={styles.opcoes} role="radiogroup">
        {listas.map(({ id, rotulo: nome, dentes: daLista, error }) => (
          <div data-campo data-invalid={error ? true : undefined} key={id}>
            <Choice hint={describeLista(daLista)} words={nome}>
              <input
                aria-describedby={error && `${id}-erro`}
                aria-invalid={error ? true : undefined}
                checked={id === emMaos.id}
                className={choice.input}
                id={id}
                name={nomeDoGrupo}
                onChange={() => setEmMaos(id)}
                type="radio"
              />
              <span className={choice.mark} data-shape="dot" />
            </Choice>
            {error && (
              <span className={styles.erro} id={`${id}-erro`}>
                <Icon name="error" size={16} />
                {error}
              </span>
            )}
          </div>
        ))}
      </div>
      <AusentesProposta denticao={denticao} ausentes={ausentes} listas={listas} onFala={setFala} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the teeth within, which are reached by keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the chart itself answers the keys */}
      <div onClick={onClick}>
        <Odontograma
          avisos={semAvisos}
          dentesPermitidos={permitidos}
          denticao={vista}
          escolha={escolha}
          facesPermitidas=""
          lugares={lugares}
          marcas={marcas}
          nome={`Dentes: ${rotulo}`}
          onBuscarEvento={confirm}
          onDenticaoChange={changeVista}
          onRemover={remove}
          palavras={palavras}
          supranumerarios
        />
      </div>
      <VisuallyHidden>
        <span role="status">{fala}</span>
      </VisuallyHidden>
    </div>
  )
}

const codigosDe = (selecao: Selecao): readonly string[] =>
  listDentesSelecionados(selecao).map(({ dente }) => dente)
