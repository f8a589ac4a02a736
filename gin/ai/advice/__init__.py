"""The coach's advice: the value of each move, and the reasons for the best one."""
