import { CreditsModule } from '@coursewright/credits';
import { LearningPathsModule } from '@coursewright/learning-paths';
import { endpointsOf, type UseCaseClasses } from '@coursewright/platform';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChatAboutLesson } from './chat-about-lesson.ts';
import { ChatAllowanceRow } from './chat-allowance.entity.ts';
import { ChatAllowances } from './chat-allowances.ts';
import { ChatMessageRow } from './chat-message.entity.ts';
import { ChatThreadRow } from './chat-thread.entity.ts';
import { ChatThreads } from './chat-threads.ts';
import { ClearChat } from './clear-chat.ts';
import { GetChatThread } from './get-chat-thread.ts';
import { PassageSearch } from './passage-search.ts';
import { PurchaseAllowance } from './purchase-allowance.ts';
import { TaughtLessons } from './taught-lessons.ts';

export const chatbotEntities = [ChatThreadRow, ChatMessageRow, ChatAllowanceRow];

/** Which class serves which operation. */
export const chatbotUseCases = {
  chat: ChatAboutLesson,
  chatThread: GetChatThread,
  clearChat: ClearChat,
  purchaseChatAllowance: PurchaseAllowance,
} satisfies UseCaseClasses;
const useCases = Object.values(chatbotUseCases);

/** The tutor: what a learner asks about a lesson, answered from the sources of its course. */
@Module({
  imports: [TypeOrmModule.forFeature(chatbotEntities), CreditsModule, LearningPathsModule],
  controllers: endpointsOf(chatbotUseCases),
  providers: [...useCases, ChatAllowances, ChatThreads, PassageSearch, TaughtLessons],
  exports: useCases,
})
export class ChatbotModule {}
