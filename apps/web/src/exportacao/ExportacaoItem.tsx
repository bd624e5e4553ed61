import type { Exportacao } from '@portal/contract/exportacao.ts'
import {
  type EstadoExportacao,
  estadosExportacao,
  getOperacaoExportacao,
} from '@portal/domain/exportacao/exportacao.tables.ts'
import { pluralOf, showInteiro } from '@portal/domain/texto/contagem.ts'
import type { Tom } from '@portal/domain/tom.ts'
import { useRef } from 'react'
import { useSaveArquivo } from '../api/useSaveArquivo.ts'
import { wordsOf } from '../api/words.ts'
import { showInstante } from '../calendario/format.ts'
import { Button } from '../ui/action/Button.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { ProgressBar } from '../ui/feedback/ProgressBar.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { describePedido } from './describePedido.ts'
import { isSendoFeita, loadExportacao } from './exportacao.queries.ts'

const tons: Readonly<Record<EstadoExportacao, Tom>> = {
  espera: 'neutro',
  fazendo: 'informacao',
  pronta: 'sucesso',
  falhou: 'perigo',
}

/** 12000 -> "12.000 linhas". */
const showLinhas = (quantas: number): string =>
  `${showInteiro(quantas)} ${pluralOf(quantas, 'linha', 'linhas')}`

/** Why a file was not made: the refusal's own words where there is one. */
function showFalha({ recusa }: Exportacao): string {
  const palavras = recusa === null ? undefined : wordsOf(recusa)
  return palavras
    ? `${palavras.titulo}. ${palavras.texto}`
    : 'A planilha não pôde ser feita. Se acontecer de novo, escolha um período menor.'
}

type ExportacaoItemProps = {
  exportacao: Exportacao
  isOcupada: boolean
  onRemover: () => void
  onRepetir: () => void
}

/** A file: what it is, with what it was asked, how far it is, until when it is kept, and what can be done with it. */
export function ExportacaoItem({ exportacao, isOcupada, onRemover, onRepetir }: ExportacaoItemProps) {
  const { operacao, pedido, estado, linhas, total, nome, criadaEm, expiraEm } = exportacao
  const { rotulo } = getOperacaoExportacao(operacao)
  const { start, isPending } = useSaveArquivo({
    load: loadExportacao(exportacao.numero),
    arquivo: nome ?? rotulo,
    titulo: 'Planilha pronta',
  })
  const item = useRef<HTMLLIElement>(null)
  const isFeita = !isSendoFeita(exportacao)
  const qual = <VisuallyHidden>{`: ${rotulo}, pedido em ${showInstante(criadaEm)}`}</VisuallyHidden>
  return (
    <li ref={item} tabIndex={-1}>
      <Card
        actions={
          <Badge tone={tons[estado]}>
            {estadosExportacao.find(({ codigo }) => codigo === estado)?.rotulo}
          </Badge>
        }
        title={rotulo}
      >
        <Stack gap={3}>
          <p>{describePedido(pedido)}.</p>
          {!isFeita && (
            <ProgressBar
              detail={total === null ? undefined : `${showInteiro(linhas)} de ${showLinhas(total)}`}
              label={estado === 'espera' ? 'Esperando a vez' : 'Gerando a planilha'}
              value={total ? (linhas / total) * 100 : undefined}
            />
          )}
          <p>
            {estado === 'pronta'
              ? `${nome}, ${showLinhas(total ?? 0)}. Fica aqui até ${showInstante(expiraEm)}.`
              : estado === 'falhou'
                ? showFalha(exportacao)
                : `Pedida em ${showInstante(criadaEm)}. Você pode sair desta tela e fechar o navegador.`}
          </p>
          <Row gap={2}>
            {estado === 'pronta' && (
              <Button icon="download" isPending={isPending} onPress={start}>
                Baixar{qual}
              </Button>
            )}
            {estado === 'falhou' && (
              <Button
                isPending={isOcupada}
                onPress={() => {
                  // The button goes, and what takes its place would stop what was just asked for.
                  item.current?.focus({ preventScroll: true })
                  onRepetir()
                }}
              >
                Tentar de novo{qual}
              </Button>
            )}
            {/* Two buttons: a key meant to stop it must not remove what has become ready under it. */}
            <Button
              isPending={isOcupada}
              key={isFeita ? 'remove' : 'cancel'}
              onPress={onRemover}
              variant="fantasma"
            >
              {isFeita ? 'Remover' : 'Cancelar'}
              {qual}
            </Button>
          </Row>
        </Stack>
      </Card>
    </li>
  )
}
