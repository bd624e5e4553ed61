import { type Marca, marcaImagem } from '@portal/contract/marcaImagem.ts'
import type { TipoMarca } from '@portal/domain/marcaImagem/marca.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { QueryView } from '../../carregamento/QueryView.tsx'
import { useAcesso } from '../../menu/useAcesso.ts'
import { Button } from '../../ui/action/Button.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { notice } from '../../ui/notice.ts'
import type { MarcasProps } from '../visualizador/marcas.ts'
import { CamadaMarcas } from './CamadaMarcas.tsx'
import { describeMarca, rotulosMarca } from './describeMarca.ts'
import { beginDesenho, type Desenho, fixPonto, isPronto, moveCursor } from './desenho.ts'
import { explainDesenho, explainMovimento } from './explainMao.ts'
import { MarcaForm } from './MarcaForm.tsx'
import styles from './Marcas.module.css'
import { MarcasList } from './MarcasList.tsx'
import { MovimentoBar } from './MovimentoBar.tsx'
import { marcasQuery } from './marca.queries.ts'
import { formatMedida } from './medida.ts'
import { beginMovimento, isMovida, type Movimento, moveMarca, takeOutra } from './movimento.ts'
import { TipoMarcaBar } from './TipoMarcaBar.tsx'
import { useMarcaWrites } from './useMarcaWrites.ts'
import { useTeclasDesenho } from './useTeclasDesenho.ts'

const nenhuma: readonly Marca[] = []

/** The marks of one page of an image: drawn over it, listed beside it, made by hand or by keys. Interface B4. */
export function Marcas(props: MarcasProps & { numeroFicha: number }) {
  const { numeroFicha, sequencial, pagina, estado } = props
  const consulta = useQuery(marcasQuery(numeroFicha, sequencial))
  const [desenho, setDesenho] = useState<Desenho>()
  const [mudando, setMudando] = useState<Marca>()
  const [movimento, setMovimento] = useState<Movimento>()
  const [feito, setFeito] = useState('')
  const [ultimo, setUltimo] = useState<TipoMarca>()
  const daPagina = (consulta.data ?? nenhuma).filter((marca) => marca.pagina === pagina)
  const { whyNotCall } = useAcesso()
  const fecho = whyNotCall(marcaImagem.createMarca)

  function end(texto: string) {
    setDesenho(undefined)
    setMudando(undefined)
    setMovimento(undefined)
    setFeito(texto)
  }
  const { inclusao, mudanca, remocao } = useMarcaWrites(
    { numeroFicha, sequencial, pagina },
    { onEnd: end, onRemoved: tellRemoved, onRefused: () => end('') },
  )
  const painel = useRef<HTMLElement>(null)
  /** Done at once and offered back (Interface B2.7); whoever removed it goes on at the next mark, or at the first tool. */
  function tellRemoved(marca: Marca, undo: () => void) {
    end('')
    const onde = daPagina.findIndex(({ numero }) => numero === marca.numero)
    const vizinha = daPagina[onde + 1] ?? daPagina[onde - 1]
    const lugar = vizinha ? `[data-marca="${vizinha.numero}"] button:last-child` : '[role="toolbar"] button'
    painel.current?.querySelector<HTMLElement>(lugar)?.focus()
    notice.push({
      tone: 'informacao',
      title: 'Marca removida',
      text: nameOf(marca),
      action: { label: 'Desfazer', keys: 'Ctrl+Z', run: undo },
    })
  }

  const isDesenhando = desenho !== undefined && !isPronto(desenho)
  const change = (mudar: (atual: Desenho) => Desenho) => setDesenho((atual) => atual && mudar(atual))
  useTeclasDesenho(isDesenhando, {
    onMove: (por) => change((atual) => moveCursor(estado, atual, por)),
    onEnter: () => change(fixPonto),
    onSpace: () => change(fixPonto),
    onCancel: () => end('Desenho desfeito.'),
  })
  const keepMovida = (movida: Movimento) => {
    if (!isMovida(movida)) return end('')
    setMovimento(movida)
    mudanca.mutate({ ...movida.marca, pontos: [...movida.pontos] })
  }
  useTeclasDesenho(movimento !== undefined && !mudanca.isPending, {
    onMove: (por) => setMovimento((atual) => atual && moveMarca(estado, atual, por)),
    onEnter: () => movimento && keepMovida(movimento),
    onSpace: () => setMovimento((atual) => atual && takeOutra(atual)),
    onCancel: () => end('A marca fica onde estava.'),
  })
  const isLivre = fecho === undefined && !desenho && !mudando && !mudanca.isPending
  const describe = (marca: Parameters<typeof describeMarca>[0]) =>
    describeMarca(marca, estado.imagem, daPagina)
  const nameOf = (marca: Marca) => [rotulosMarca[marca.tipo], describe(marca)].filter(Boolean).join(': ')
  function beginMudanca(marca: Marca) {
    setUltimo(marca.tipo)
    setMudando(marca)
  }
  function move(movida: Movimento) {
    setFeito('')
    setUltimo(movida.marca.tipo)
    setMovimento(movida)
  }
  /** The button goes with the drawing: the hands go back to its tool. */
  function giveUp() {
    painel.current?.querySelector<HTMLElement>('[data-na-mao]')?.focus()
    end('Desenho desfeito.')
  }
  function choose(tipo: TipoMarca) {
    setMudando(undefined)
    setFeito('')
    setUltimo(tipo)
    setDesenho(beginDesenho(estado, tipo))
  }

  return (
    <>
      <CamadaMarcas
        describe={describe}
        desenho={desenho}
        estado={estado}
        marcas={daPagina}
        onMove={(cursor) => change((atual) => ({ ...atual, cursor }))}
        onPonto={(cursor) => change((atual) => fixPonto({ ...atual, cursor }))}
        mao={isLivre ? { onMove: move, onDrop: keepMovida } : undefined}
        movimento={movimento}
      />
      <section aria-label="Marcas e medidas" className={styles.panel} ref={painel}>
        <Stack gap={2}>
          {fecho === undefined && !mudando && !movimento && !(desenho && isPronto(desenho)) && (
            <TipoMarcaBar
              isCalibrada={daPagina.some(({ tipo }) => tipo === 'escala')}
              onChoose={choose}
              tipo={desenho?.tipo}
              ultimo={ultimo}
            />
          )}
          <p className={styles.status} role="status">
            {isDesenhando
              ? explainDesenho(desenho, formatMedida(toTrecho(desenho), estado.imagem, daPagina))
              : movimento
                ? explainMovimento(movimento)
                : feito}
          </p>
          {movimento && (
            <MovimentoBar
              isPending={mudanca.isPending}
              onCancel={() => end('A marca fica onde estava.')}
              onKeep={() => keepMovida(movimento)}
            />
          )}
          {isDesenhando && (
            <Button onPress={giveUp} size="pequeno" variant="fantasma">
              Desistir (Esc)
            </Button>
          )}
          {desenho && isPronto(desenho) && (
            <MarcaForm
              isPending={inclusao.isPending}
              medida={desenho.tipo === 'medida' ? formatMedida(desenho, estado.imagem, daPagina) : undefined}
              onCancel={() => end('Desenho desfeito.')}
              onSave={(palavras) => inclusao.mutate({ ...desenho, ...palavras })}
              tipo={desenho.tipo}
            />
          )}
          {mudando && (
            <MarcaForm
              inicial={mudando}
              isPending={mudanca.isPending}
              key={mudando.numero}
              onCancel={() => setMudando(undefined)}
              onSave={(palavras) => mudanca.mutate({ ...mudando, ...palavras })}
              tipo={mudando.tipo}
            />
          )}
          {!desenho && !mudando && !movimento && (
            <QueryView
              empty={() =>
                daPagina.length === 0 && (
                  <p className={styles.status}>Nenhuma marca nesta imagem. O arquivo enviado nunca muda.</p>
                )
              }
              lines={2}
              loading="Carregando marcas"
              query={consulta}
            >
              {() => (
                <MarcasList
                  marcas={daPagina}
                  nameOf={nameOf}
                  onChange={fecho === undefined ? beginMudanca : undefined}
                  onMove={fecho === undefined ? (marca) => move(beginMovimento(marca)) : undefined}
                  onRemove={fecho === undefined ? (marca) => remocao.mutate(marca) : undefined}
                />
              )}
            </QueryView>
          )}
        </Stack>
      </section>
    </>
  )
}

const toTrecho = ({ pontos, cursor }: Desenho) => ({ pontos: [...pontos, cursor] })
