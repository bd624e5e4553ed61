import { type Marca, marcaImagem } from '@portal/contract/marcaImagem.ts'
import type { TipoMarca } from '@portal/domain/marcaImagem/marca.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pushError } from '../../api/notice.ts'
import { useWrite } from '../../api/useWrite.ts'
import { QueryView } from '../../carregamento/QueryView.tsx'
import { useAcesso } from '../../menu/useAcesso.ts'
import { Button } from '../../ui/action/Button.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { MarcasProps } from '../visualizador/marcas.ts'
import { CamadaMarcas } from './CamadaMarcas.tsx'
import { describeMarca } from './describeMarca.ts'
import { beginDesenho, type Desenho, fixPonto, isPronto, moveCursor } from './desenho.ts'
import { MarcaForm, type PalavrasMarca } from './MarcaForm.tsx'
import styles from './Marcas.module.css'
import { MarcasList } from './MarcasList.tsx'
import { marcasQuery } from './marca.queries.ts'
import { formatMedida } from './medida.ts'
import { TipoMarcaBar } from './TipoMarcaBar.tsx'
import { useTeclasDesenho } from './useTeclasDesenho.ts'

const nenhuma: readonly Marca[] = []

/** The marks of one page of an image: drawn over it, listed beside it, made by hand or by keys. Interface B4. */
export function Marcas(props: MarcasProps & { numeroFicha: number }) {
  const { numeroFicha, sequencial, pagina, estado } = props
  const consulta = useQuery(marcasQuery(numeroFicha, sequencial))
  const [desenho, setDesenho] = useState<Desenho>()
  const [mudando, setMudando] = useState<Marca>()
  const [feito, setFeito] = useState('')
  const [ultimo, setUltimo] = useState<TipoMarca>()
  const daPagina = (consulta.data ?? nenhuma).filter((marca) => marca.pagina === pagina)
  const { whyNotCall } = useAcesso()
  const fecho = whyNotCall(marcaImagem.createMarca)
  const chave = { numeroFicha, sequencial }

  function end(texto: string) {
    setDesenho(undefined)
    setMudando(undefined)
    setFeito(texto)
  }
  const inclusao = useWrite(marcaImagem.createMarca, {
    prepare: ({ tipo, pontos, ...palavras }: Desenho & PalavrasMarca) => ({
      body: {
        ...chave,
        pagina,
        tipo,
        pontos: [...pontos],
        texto: palavras.texto,
        decimosMilimetro: palavras.decimosMilimetro,
      },
    }),
    onSuccess: () => end('Marca guardada.'),
    onError: pushError,
  })
  const mudanca = useWrite(marcaImagem.updateMarca, {
    prepare: ({ numero, versao, pontos, texto, decimosMilimetro }: Marca) => ({
      body: { ...chave, numero, versao, pontos, texto, decimosMilimetro },
    }),
    onSuccess: () => end('Marca mudada.'),
    onError: (error) => {
      pushError(error)
      setMudando(undefined)
    },
  })
  const remocao = useWrite(marcaImagem.deleteMarca, {
    prepare: ({ numero, versao }: Marca) => ({ query: { ...chave, numero, versao } }),
    onSuccess: () => end('Marca removida.'),
    onError: pushError,
  })

  const isDesenhando = desenho !== undefined && !isPronto(desenho)
  const change = (mudar: (atual: Desenho) => Desenho) => setDesenho((atual) => atual && mudar(atual))
  useTeclasDesenho(isDesenhando, {
    onMove: (por) => change((atual) => moveCursor(estado, atual, por)),
    onPonto: () => change(fixPonto),
    onCancel: () => end('Desenho desfeito.'),
  })
  const describe = (marca: Parameters<typeof describeMarca>[0]) =>
    describeMarca(marca, estado.imagem, daPagina)
  function beginMudanca(marca: Marca) {
    setUltimo(marca.tipo)
    setMudando(marca)
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
      />
      <section aria-label="Marcas e medidas" className={styles.panel}>
        <Stack gap={2}>
          {fecho === undefined && !mudando && !(desenho && isPronto(desenho)) && (
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
              : feito}
          </p>
          {isDesenhando && (
            <Button onPress={() => end('Desenho desfeito.')} size="pequeno" variant="fantasma">
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
          {!desenho && !mudando && (
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
                  describe={describe}
                  marcas={daPagina}
                  onChange={fecho === undefined ? beginMudanca : undefined}
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

/** What to do next, and while a distance is drawn how long it is. */
function explainDesenho({ tipo, pontos }: Desenho, medida: string): string {
  const onde = 'Clique, ou mova com as setas (Shift: fino) e aperte Enter.'
  if (tipo === 'texto') return `Onde fica o texto? ${onde}`
  if (pontos.length === 0) return `Primeiro ponto. ${onde}`
  return tipo === 'medida' ? `Segundo ponto: ${medida}. ${onde}` : `Segundo ponto. ${onde}`
}
