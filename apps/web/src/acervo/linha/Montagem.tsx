import type { ImagemAcervo } from '@portal/contract/acervo.ts'
import { type Escolhas, fillSerie, placeNaSerie } from '@portal/domain/imagem/fillSerie.ts'
import { seriesRadiograficas } from '@portal/domain/imagem/serieRadiografica.tables.ts'
import { useRef, useState } from 'react'
import { formatLugar } from '../../imagem/lugar/lugarImagem.ts'
import { Button } from '../../ui/action/Button.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { notice } from '../../ui/notice.ts'
import { fromEscolhas, toEscolhas } from './arranjo.ts'
import { LugarDaSerie } from './LugarDaSerie.tsx'
import { toChave } from './linha.ts'
import styles from './Montagem.module.css'
import { SobrasDaSerie } from './SobrasDaSerie.tsx'
import type { Arranjo } from './useMontagem.ts'

type MontagemProps = {
  arranjo: Arranjo
  imagens: readonly ImagemAcervo[]
  /** What is moved is kept; where the login may send no images it lasts as long as the page. */
  isGuardada: boolean
  onArrange: (arranjo: Arranjo) => void
  onOpen: (imagem: ImagemAcervo) => void
}

/** The full-mouth series as it lies on a viewing box: each image goes to the place of its tooth, and by hand to any other. */
export function Montagem({ arranjo, imagens, isGuardada, onArrange, onOpen }: MontagemProps) {
  const { serie } = arranjo
  const escolhas = toEscolhas(arranjo.escolhas)
  /** The way back that a notice offers: from the last change alone. */
  const volta = useRef<number>(undefined)
  const arrange = (novo: Arranjo) => {
    if (volta.current !== undefined) notice.hide(volta.current)
    volta.current = undefined
    onArrange(novo)
  }
  const choose = (novas: Escolhas) => arrange({ serie, escolhas: fromEscolhas(novas) })
  /** What takes away what a hand did: done at once, and offered back (Interface B2.7). */
  const chooseComVolta = (novas: Escolhas, title: string, text: string) => {
    choose(novas)
    setDito('')
    const run = () => {
      arrange(arranjo)
      setDito('A montagem está como antes.')
    }
    volta.current = notice.push({
      tone: 'informacao',
      title,
      text,
      action: { label: 'Desfazer', keys: 'Ctrl+Z', run },
    })
  }
  /** The image that the next place pressed takes. */
  const [naMao, setNaMao] = useState<string>()
  const [dito, setDito] = useState('')
  const lugares = seriesRadiograficas.find(({ codigo }) => codigo === serie)?.lugares ?? []
  const postas = fillSerie(lugares, imagens.map(toImagemSerie), escolhas)
  const find = (chave: string | undefined) => imagens.find((imagem) => toChave(imagem) === chave)
  const sobras = imagens.filter((imagem) => ![...postas.values()].includes(toChave(imagem)))

  function place(codigo: string, chave: string) {
    if (!find(chave)) return
    choose(placeNaSerie(escolhas, postas, codigo, chave))
    setNaMao(undefined)
    setDito('Imagem posta no lugar.')
  }
  function reset() {
    if (arranjo.escolhas.length === 0) return setDito('Nada foi posto à mão: nada a repor.')
    chooseComVolta({}, 'Montagem reposta', 'Cada imagem com dente está no lugar dele; as outras estão fora.')
  }
  function take(chave: string | undefined) {
    setNaMao(chave)
    const imagem = find(chave)
    setDito(imagem ? `${formatLugar(imagem)} na mão: escolha o lugar.` : '')
  }

  return (
    <Stack gap={4}>
      <Row gap={2}>
        {seriesRadiograficas.map(({ codigo, rotulo }) => (
          <Button
            aria-pressed={codigo === serie}
            key={codigo}
            onPress={() => arrange({ ...arranjo, serie: codigo })}
            size="pequeno"
            variant={codigo === serie ? 'secundario' : 'fantasma'}
          >
            {rotulo}
          </Button>
        ))}
        <Button icon="undo" onPress={reset} size="pequeno" variant="fantasma">
          Repor pela posição dos dentes
        </Button>
      </Row>
      <p role="status">{dito}</p>
      <ol aria-label="Montagem da boca toda" className={styles.serie}>
        {lugares.map((lugar) => {
          const imagem = find(postas.get(lugar.codigo))
          return (
            <LugarDaSerie
              imagem={imagem}
              isEsperando={naMao !== undefined}
              key={lugar.codigo}
              lugar={lugar}
              onDrop={(chave) => place(lugar.codigo, chave)}
              onEmpty={() =>
                chooseComVolta({ ...escolhas, [lugar.codigo]: null }, 'Lugar esvaziado', lugar.rotulo)
              }
              onPress={() => {
                if (naMao !== undefined) place(lugar.codigo, naMao)
                else if (imagem) onOpen(imagem)
              }}
            />
          )
        })}
      </ol>
      <SobrasDaSerie imagens={sobras} naMao={naMao} onTake={take} />
      <p className={styles.legal}>
        Miniaturas: imagem não destinada a diagnóstico primário.{' '}
        {isGuardada
          ? 'O que se move fica guardado para este paciente.'
          : 'Sem a função de envio de imagens, o que se move aqui não fica guardado.'}
      </p>
    </Stack>
  )
}

const toImagemSerie = (imagem: ImagemAcervo) => ({
  chave: toChave(imagem),
  dente: imagem.dente,
  codigosEvento: imagem.eventos.map(({ codigoEvento }) => codigoEvento),
})
