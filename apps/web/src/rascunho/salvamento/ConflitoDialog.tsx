import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { showInstante } from '../../calendario/format.ts'
import { Button } from '../../ui/action/Button.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import type { Conteudo } from '../estado/rascunhoReducer.ts'
import styles from './ConflitoDialog.module.css'

type Versao = { conteudo: Conteudo; em: string | null }

/** This screen's version, or the one that the server has. */
export type Escolhida = 'local' | 'servidor'

type ConflitoDialogProps = {
  local: Versao
  servidor: Versao
  describe: (codigoEvento: string) => string
  onChoose: (qual: Escolhida) => void
}

/** Two screens changed the same draft: both versions side by side, and the person says which one stays. */
export function ConflitoDialog({ local, servidor, describe, onChoose }: ConflitoDialogProps) {
  return (
    <Dialog
      footer={
        <>
          <Button onPress={() => onChoose('servidor')}>Usar a outra versão</Button>
          <Button onPress={() => onChoose('local')} variant="primario">
            Ficar com esta tela
          </Button>
        </>
      }
      isDismissable={false}
      isOpen
      onClose={() => undefined}
      size="largo"
      title="Este rascunho mudou em outra tela"
    >
      <p>A versão que você não escolher será substituída.</p>
      <div className={styles.versoes}>
        <VersaoRascunho describe={describe} outra={servidor.conteudo} titulo="Esta tela" versao={local} />
        <VersaoRascunho describe={describe} outra={local.conteudo} titulo="Outra tela" versao={servidor} />
      </div>
    </Dialog>
  )
}

type VersaoRascunhoProps = {
  titulo: string
  versao: Versao
  outra: Conteudo
  describe: (codigo: string) => string
}

type Item = Conteudo['itens'][number]
const lugarDe = ({ dente, regiao, faces }: Item): string => [dente ?? regiao, faces].filter(Boolean).join(' ')
const idOf = (item: Item): string => `${item.codigoEvento} ${lugarDe(item)} ${item.quantidade}`

/** One version, with a mark on what the other one does not have. */
function VersaoRascunho({ titulo, versao, outra, describe }: VersaoRascunhoProps) {
  const { conteudo, em } = versao
  const daOutra = new Set(outra.itens.map(idOf))
  const textos = [
    ['Justificativa', conteudo.justificativa, outra.justificativa],
    ['Observação', conteudo.observacao, outra.observacao],
  ] as const
  return (
    <section aria-label={titulo} className={styles.versao}>
      <h3>{titulo}</h3>
      <p className={styles.quando}>{em ? `Salva em ${showInstante(em)}` : 'Ainda não salva'}</p>
      <Stack as="ul" gap={1}>
        {conteudo.itens.map((item) => (
          <li data-diferente={!daOutra.has(idOf(item)) || undefined} key={item.sequencial}>
            {lugarDe(item) && <strong>{lugarDe(item)} </strong>}
            {formatCodigoEvento(item.codigoEvento)} {describe(item.codigoEvento)}
            {!daOutra.has(idOf(item)) && <em> (só aqui)</em>}
          </li>
        ))}
        {conteudo.itens.length === 0 && <li>Nenhum evento</li>}
      </Stack>
      {textos.map(([rotulo, texto, doOutro]) => (
        <p data-diferente={texto !== doOutro || undefined} key={rotulo}>
          {rotulo}: {texto || 'em branco'}
        </p>
      ))}
    </section>
  )
}
